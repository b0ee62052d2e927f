import { z } from 'zod'
import { between, eachOnce, group, list, many, oneForEach, type Tell, whole } from '../shape.ts'
import { line } from '../text.ts'
import { checkRemarks, figureOf, remark } from './frame.ts'

/**
 * Bars side by side, against a level. What they are made of is named in a key, where all are made of the same, or in
 * each bar. Heights are relative: the tallest fills the drawing.
 */

/** Bars that are more than this have no room for words below them. */
const labeled = 6
/** As high as a bar may be whose pieces are named beside it, and as many as there may be. */
const named = { high: 12, bars: 4 }

const height = z.number().min(0).max(100)
const name = line(2, 40)
const look = z
  .enum(['full', 'half', 'plain', 'missing', 'stop'])
  .describe('Full for what is ours or yours; half; plain for the rest; missing or lost; stop for a risk.')

const piece = group({
  name: line(2, 32).describe('What it is, in a few words.'),
  height: whole(1, named.high).describe('How high it is, beside the others.'),
  look,
})

const column = group({
  label: line(1, 40).optional().describe(`What stands below it; left out where there are more than ${labeled} bars.`),
  text: line(12, 260).optional().describe('What is to be seen in it, below its label.'),
  heights: list(0, many, height).optional().describe('One for each of the parts.'),
  pieces: list(1, 5, piece).optional().describe('What it is made of, from the top, where no parts are named for all.'),
  width: height.optional().describe('How wide it is drawn beside the others; all have one, or none.'),
})

const shape = figureOf('bars', 'Bars against a level.', {
  up: name.optional().describe('What height means.'),
  set: z
    .enum(['stacked', 'beside', 'against'])
    .default('stacked')
    .describe('Parts on top of each other, beside each other, or the first hanging below the line.'),
  parts: list(0, 4, { name: name.describe('What it is, in the key.'), look })
    .default([])
    .describe('What every bar is made of, from the foot. Left out where each names its own pieces.'),
  columns: list(2, 20, column).describe('The bars, in order.'),
  level: group({ name: name.describe('What it is, in the key.'), height: height.describe('How high it runs.') })
    .optional()
    .describe('A dashed line at one height.'),
  remarks: list(0, 5, remark)
    .default([])
    .describe(`What happens at some of more than ${labeled} bars; fewer have a text each.`),
})

type Drawn = z.infer<typeof shape>

const sumOf = (heights: readonly number[]) => heights.reduce((one, other) => one + other, 0)

/** Bars that are made of the same parts. */
function checkKeyed({ columns, parts }: Drawn, tell: Tell) {
  for (const [i, { heights = [], pieces }] of columns.entries()) {
    if (pieces)
      tell(
        ['columns', i, 'pieces'],
        'stands beside "parts", which say what all bars are made of.',
        'Keep one of the two.',
      )
    oneForEach(tell, ['columns', i, 'heights'], heights, parts.length, 'parts')
  }
  if (sumOf(columns.flatMap(({ heights = [] }) => heights)) === 0)
    tell(['columns'], 'have no height, so nothing would be drawn.', 'Write at least one that is above 0.')
  eachOnce(tell, ['parts'], parts, 'Give each part a look of its own, or put two into one.', 'look')
}

/** Bars that name their own pieces. */
function checkNamed({ columns, set, level }: Drawn, tell: Tell) {
  const { high, bars: most } = named
  if (set !== 'stacked')
    tell(['set'], `is "${set}", and pieces with names stand on top of each other.`, 'Remove it, or name "parts".')
  if (columns.length > most)
    tell(
      ['columns'],
      `are ${columns.length}, and names of pieces have room in ${most}.`,
      'Write fewer, or name "parts" for all of them.',
    )
  if (level && (!Number.isInteger(level.height) || level.height > high))
    tell(['level', 'height'], `is ${level.height}.`, `Write a whole number up to ${high}, as for pieces.`)
  for (const [i, { heights, pieces = [], width }] of columns.entries()) {
    const at = ['columns', i, 'pieces']
    if (heights) tell(['columns', i, 'heights'], 'belong to no "parts".', 'Name the parts, or write "pieces" instead.')
    if (width) tell(['columns', i, 'width'], 'stands at a bar that names its pieces.', 'Remove it.')
    if (pieces.length === 0) tell(at, 'is missing, and there are no "parts" either.', 'Say what the bar is made of.')
    const sum = sumOf(pieces.map(({ height }) => height))
    if (sum > high)
      tell(at, `are ${sum} high together, at most ${high}.`, 'Heights are relative: make all of them smaller.')
    eachOnce(tell, at, pieces, 'Give each piece a name of its own.', 'name')
  }
}

/** What stands below bars, and the numbers at them. */
function checkWords({ columns, remarks }: Drawn, tell: Tell) {
  const few = columns.length <= labeled
  if (few) eachOnce(tell, ['columns'], columns, 'Give each bar a label of its own.', 'label')
  for (const [i, { label, text }] of columns.entries()) {
    if (few && label === undefined)
      tell(['columns', i, 'label'], 'is missing.', `Write it: ${labeled} bars or fewer have one each.`)
    for (const [field, words] of Object.entries({ label, text }))
      if (!few && words !== undefined)
        tell(
          ['columns', i, field],
          `has no room, since there are more than ${labeled} bars.`,
          'Remove it, and say with "remarks" what happens at some of them.',
        )
  }
  if (few && remarks.length > 0)
    tell(['remarks'], `stand at ${columns.length} bars.`, `Give these a "text": ${labeled} or fewer have one each.`)
  if (!few && remarks.length < 2) tell(['remarks'], 'are fewer than two.', 'Say what happens at some of these bars.')
  checkRemarks(tell, remarks, columns.length, 'bars')
}

export const bars = shape.superRefine(
  between((drawn, tell) => {
    const { columns, parts } = drawn
    const wide = columns.filter(({ width }) => width !== undefined).length
    if (wide > 0 && wide < columns.length)
      tell(['columns'], `have a width ${wide} times, and are ${columns.length}.`, 'Write one for each, or none.')
    if (parts.length > 0) checkKeyed(drawn, tell)
    else checkNamed(drawn, tell)
    checkWords(drawn, tell)
  }),
)
