import { z } from 'zod'
import { group, list, many, whole } from '../shape.ts'
import { line } from '../text.ts'
import { complaint, draws, marks, told } from './told.ts'

/** As many places as the whole time has at most. */
const mostPlaces = 24

const place = (of: string) => whole(1).describe(of)
const until = place('Its last place; left out, the one where it begins.').optional()

/** What a span looks like: a mark of the site, or plain where it waits or nothing happens. */
export const spanLooks = [...marks, 'plain'] as const
export type SpanLook = (typeof spanLooks)[number]

const span = group({
  from: place('Where it begins: the number of a place, from 1. A time has "parts" places, or one.'),
  to: until,
  mark: z.enum(spanLooks).describe('How it is drawn: a mark, or plain where it waits.'),
  name: line(2, 90).describe('What it is, in a few words.'),
  text: line(4, 90).optional().describe('A line below its name.'),
})

const levels = group({
  name: line(2, 32).describe('What is measured.'),
  text: line(20, 160).describe('What the bars show, in words: whoever cannot see them reads this.'),
  heights: list(0, many, whole(1, 12)).describe('How high the bar of each time is. Relative, no figures.'),
  line: whole(1, 12).describe('The height up to which bars are filled.'),
}).describe('A bar for each time, above the lanes.')

export const lanes = group({
  draws: draws('lanes', 'Spans of time, in lanes.'),
  ...told,
  times: list(2, 12, line(1, 24)).describe('What the time is divided into, such as weeks or seasons.'),
  parts: whole(1, 12).default(1).describe('Into how many places each time is divided; 24 are the most.'),
  levels: levels.optional(),
  lanes: list(1, 6, {
    name: line(2, 40).describe('Whose time it is, or of what.'),
    spans: list(1, 8, span).describe('What fills it, in order; none begins before the last one ends.'),
  }).describe('What runs beside one another.'),
  turn: group({
    from: place('Where it begins.'),
    to: until,
    title: line(3, 32).describe('What it is called.'),
    text: line(20, 160).describe('Why all depends on it.'),
  })
    .optional()
    .describe('The gap or the moment on which the case turns: a shape through all lanes.'),
  meanings: list(0, 6, {
    mark: z.enum(spanLooks).describe('The look.'),
    name: line(2, 44).describe('What it means here, in the key.'),
  })
    .default([])
    .describe('What the looks mean: all of those used, or none where the names of the spans say it.'),
}).superRefine(({ times, parts, levels: bars, lanes: all, turn, meanings }, context) => {
  const complain = complaint(context)
  const places = times.length * parts
  if (places > mostPlaces)
    complain(
      ['parts'],
      `is ${parts}, which makes ${places} places of ${times.length} times.`,
      `Divide them into ${mostPlaces} places at most.`,
    )

  const misplaced = (
    path: (string | number)[],
    { from, to = from }: { from: number; to?: number | undefined },
    after = 0,
  ) => {
    if (to < from) complain([...path, 'to'], `is ${to}, before it begins in ${from}.`, 'Write the earlier place first.')
    else if (to > places)
      complain(
        [...path, to === from ? 'from' : 'to'],
        `is ${to}, and there are ${places} places.`,
        `Write a number from 1 to ${places}.`,
      )
    else if (from <= after)
      complain(
        [...path, 'from'],
        `is ${from}, and the one before it ends with ${after}.`,
        `Begin with ${after + 1} or later, or move it to another lane.`,
      )
  }

  for (const [i, { name, spans }] of all.entries()) {
    if (all.findIndex((other) => other.name === name) < i)
      complain(['lanes', i, 'name'], `is "${name}", which stands above already.`, 'Give each lane a name of its own.')
    for (const [j, { from, to = from, name: said, text = '', mark }] of spans.entries()) {
      const path = ['lanes', i, 'spans', j]
      const before = spans[j - 1]
      misplaced(path, { from, to }, before?.to ?? before?.from)
      // What stands below a bar is as wide as the bar.
      const most = to < from ? Number.POSITIVE_INFINITY : Math.max(12, Math.floor((640 * (to - from + 1)) / places))
      for (const [field, words] of Object.entries({ name: said, text }))
        if (words.length > most)
          complain(
            [...path, field],
            `has ${words.length} characters, and below a bar of that length at most ${most}.`,
            'Shorten it.',
          )
      if (meanings.length > 0 && !meanings.some((meaning) => meaning.mark === mark))
        complain([...path, 'mark'], `is "${mark}", which "meanings" does not name.`, 'Say there what it means.')
    }
  }
  for (const [i, { mark }] of meanings.entries()) {
    if (meanings.findIndex((other) => other.mark === mark) < i)
      complain(['meanings', i, 'mark'], `is "${mark}" a second time.`, 'A look means one thing: keep one of the two.')
    else if (!all.some(({ spans }) => spans.some((each) => each.mark === mark)))
      complain(['meanings', i, 'mark'], `is "${mark}", which no span has.`, 'Remove it.')
  }
  if (turn) misplaced(['turn'], turn)
  if (bars && bars.heights.length !== times.length)
    complain(
      ['levels', 'heights'],
      `has ${bars.heights.length} entries, and there are ${times.length} times.`,
      'Write one height for each.',
    )
})
