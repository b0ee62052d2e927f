import { z } from 'zod'
import { repeats } from '../../checks/near.ts'
import { between, eachOnce, group, list } from '../shape.ts'
import { address, line, phrase } from '../text.ts'
import { figureOf } from './frame.ts'

/** An event: short enough for a quarter of the page's width. */
const moment = phrase(3, 40)
/** More than three would not be read as one line. */
export const moments = list(1, 3, moment)

const event = group({
  name: moment.describe('What happens, such as "A tender offer".'),
  together: line(40, 260)
    .optional()
    .describe('How that what it leads to goes together. Only an event that says so may lead to several things.'),
})

/** What the figure says of the side where threads begin: the same on the page of a family. */
export const threadStart = {
  heads: z
    .tuple([line(2, 40), line(2, 40), line(2, 40)])
    .describe('Above the situations, the events and what they lead to.'),
  situations: list(1, 4, {
    title: line(2, 48).describe('Where somebody stands, such as "If you are paid in stock".'),
    text: line(20, 260).describe('Which of them to look at, in one or two sentences.'),
    events: list(1, 10, event).describe('The events of this situation, in order.'),
  }).describe('The situations in which visitors stand, with the events that lead on.'),
}

const end = group({
  name: line(2, 40).describe('What it is.'),
  page: address.optional().describe('The page that its name leads to.'),
  text: line(4, 80).optional().describe('One line below its name.'),
  events: moments.describe('The events that lead to it, at most three.'),
})

export const thread = figureOf('thread', 'Threads from events to what they lead to.', {
  ...threadStart,
  ends: list(1, 40, end).describe('What the events lead to.'),
}).superRefine(
  between(({ situations, ends }, tell) => {
    const events = situations.flatMap(({ events: own }, i) =>
      own.map((each, j) => ({ ...each, path: ['situations', i, 'events', j] })),
    )
    const names = events.map(({ name }) => name)
    for (const { entry } of repeats(events, ({ name }) => name))
      tell([...entry.path, 'name'], `is "${entry.name}", which stands above already.`, 'Keep one of the two.')
    for (const { name, together, path } of events) {
      const led = ends.filter((each) => each.events.includes(name)).length
      if (led === 0)
        tell([...path, 'name'], `is "${name}", which leads to nothing.`, 'Remove it, or name it in "ends".')
      if (led > 1 && !together)
        tell([...path, 'together'], `is missing, and "${name}" leads to ${led} things.`, 'Say how they go together.')
      if (led === 1 && together)
        tell([...path, 'together'], `is about several things, and "${name}" leads to one alone.`, 'Remove it.')
    }
    for (const [i, { events: own }] of ends.entries()) {
      eachOnce(tell, ['ends', i, 'events'], own, 'Remove it.')
      for (const [j, name] of own.entries())
        if (!names.includes(name))
          tell(
            ['ends', i, 'events', j],
            `is "${name}", which no situation lists.`,
            'Add it there, or use one of its events.',
          )
    }
  }),
)
