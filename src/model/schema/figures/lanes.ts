import { z } from 'zod'
import { between, eachOnce, group, list, many, numberOfOne, oneForEach, whole } from '../shape.ts'
import { line } from '../text.ts'
import { checkKey, figureOf, keyOf, marks } from './frame.ts'

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

export const lanes = figureOf('lanes', 'Spans of time, in lanes.', {
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
  meanings: keyOf(spanLooks).describe(
    'What the looks mean: all of those used, or none where the names of the spans say it.',
  ),
}).superRefine(
  between(({ times, parts, levels, lanes: all, turn, meanings }, tell) => {
    const places = times.length * parts
    if (places > mostPlaces)
      tell(
        ['parts'],
        `is ${parts}, which makes ${places} places of ${times.length} times.`,
        `Divide them into ${mostPlaces} places at most.`,
      )
    const checkSpan = (path: (string | number)[], from: number, to: number, after = 0) => {
      const end = [...path, to === from ? 'from' : 'to']
      if (to < from) tell(end, `is ${to}, before it begins in ${from}.`, 'Write the earlier place first.')
      else if (to > places) numberOfOne(tell, end, to, places, 'places')
      else if (from <= after)
        tell(
          [...path, 'from'],
          `is ${from}, and the one before it ends with ${after}.`,
          `Begin with ${after + 1} or later, or move it to another lane.`,
        )
    }
    eachOnce(tell, ['lanes'], all, 'Give each lane a name of its own.', 'name')
    for (const [i, { spans }] of all.entries())
      for (const [j, { from, to = from, name, text = '', mark }] of spans.entries()) {
        const path = ['lanes', i, 'spans', j]
        const before = spans[j - 1]
        checkSpan(path, from, to, before?.to ?? before?.from)
        // What stands below a bar is as wide as the bar.
        const most = to < from ? many : Math.max(12, Math.floor((640 * (to - from + 1)) / places))
        for (const [field, { length }] of Object.entries({ name, text }))
          if (length > most)
            tell(
              [...path, field],
              `has ${length} characters, below a bar of that length at most ${most}.`,
              'Shorten it.',
            )
        if (meanings.length > 0 && !meanings.some((meaning) => meaning.mark === mark))
          tell([...path, 'mark'], `is "${mark}", which "meanings" does not name.`, 'Say there what it means.')
      }
    checkKey(tell, meanings, new Set(all.flatMap(({ spans }) => spans.map(({ mark }) => mark))))
    if (turn) checkSpan(['turn'], turn.from, turn.to ?? turn.from)
    if (levels) oneForEach(tell, ['levels', 'heights'], levels.heights, times.length, 'times')
  }),
)
