import { z } from 'zod'
import { group, list, many, whole } from '../shape.ts'
import { line } from '../text.ts'
import { complaint, draws, remark, told } from './told.ts'

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

const shape = group({
  draws: draws('bars', 'Bars against a level.'),
  ...told,
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
type Complain = ReturnType<typeof complaint>

const sumOf = (heights: readonly number[]) => heights.reduce((one, other) => one + other, 0)

/** Bars that are made of the same parts. */
function checkKeyed({ columns, parts }: Drawn, complain: Complain) {
  for (const [i, { heights = [], pieces }] of columns.entries()) {
    if (pieces)
      complain(
        ['columns', i, 'pieces'],
        'stands beside "parts", which say what all bars are made of.',
        'Keep one of the two.',
      )
    if (heights.length !== parts.length)
      complain(
        ['columns', i, 'heights'],
        `has ${heights.length === 1 ? '1 entry' : `${heights.length} entries`}, and there are ${parts.length} parts.`,
        'Write one for each part, 0 where there is none.',
      )
  }
  if (sumOf(columns.flatMap(({ heights = [] }) => heights)) === 0)
    complain(['columns'], 'have no height, so nothing would be drawn.', 'Write at least one that is above 0.')
  const looks = parts.map(({ look }) => look)
  for (const [i, one] of looks.entries())
    if (looks.indexOf(one) !== i)
      complain(
        ['parts', i, 'look'],
        `is "${one}" a second time.`,
        'Give each part a look of its own, or put two into one.',
      )
}

/** Bars that name their own pieces. */
function checkNamed({ columns, set, level }: Drawn, complain: Complain) {
  if (set !== 'stacked')
    complain(['set'], `is "${set}", and pieces with names stand on top of each other.`, 'Remove it, or name "parts".')
  if (columns.length > named.bars)
    complain(
      ['columns'],
      `are ${columns.length}, and names of pieces have room in ${named.bars}.`,
      'Write fewer, or name "parts" for all of them.',
    )
  if (level && (!Number.isInteger(level.height) || level.height > named.high))
    complain(['level', 'height'], `is ${level.height}.`, `Write a whole number up to ${named.high}, as for pieces.`)
  for (const [i, { heights, pieces = [], width }] of columns.entries()) {
    if (heights)
      complain(['columns', i, 'heights'], 'belong to no "parts".', 'Name the parts, or write "pieces" instead.')
    if (width) complain(['columns', i, 'width'], 'stands at a bar that names its pieces.', 'Remove it.')
    if (pieces.length === 0)
      complain(['columns', i, 'pieces'], 'is missing, and there are no "parts" either.', 'Say what the bar is made of.')
    const sum = sumOf(pieces.map(({ height }) => height))
    if (sum > named.high)
      complain(
        ['columns', i, 'pieces'],
        `are ${sum} high together, at most ${named.high}.`,
        'Heights are relative: make all of them smaller.',
      )
    const names = pieces.map((each) => each.name)
    const twice = names.find((one, at) => names.indexOf(one) !== at)
    if (twice) complain(['columns', i, 'pieces'], `name "${twice}" twice.`, 'Give each piece a name of its own.')
  }
}

/** What stands below bars, and the numbers at them. */
function checkWords({ columns, remarks }: Drawn, complain: Complain) {
  const few = columns.length <= labeled
  for (const [i, { label, text }] of columns.entries()) {
    if (few && label === undefined)
      complain(['columns', i, 'label'], 'is missing.', `Write it: ${labeled} bars or fewer have one each.`)
    if (few && label !== undefined && columns.findIndex((other) => other.label === label) < i)
      complain(
        ['columns', i, 'label'],
        `is "${label}", which stands there already.`,
        'Give each bar a label of its own.',
      )
    for (const [field, words] of Object.entries({ label, text }))
      if (!few && words !== undefined)
        complain(
          ['columns', i, field],
          `has no room, since there are more than ${labeled} bars.`,
          'Remove it, and say with "remarks" what happens at some of them.',
        )
  }
  if (few && remarks.length > 0)
    complain(['remarks'], `stand at ${columns.length} bars.`, `Give these a "text": ${labeled} or fewer have one each.`)
  if (!few && remarks.length < 2)
    complain(['remarks'], 'are fewer than two.', 'Say what happens at some of these bars.')
  for (const [i, { at }] of remarks.entries()) {
    const least = (remarks[i - 1]?.at ?? -1) + 2
    if (at > columns.length)
      complain(['remarks', i, 'at'], `is ${at}, and there are ${columns.length} bars.`, 'Write the number of one.')
    else if (at < least)
      complain(
        ['remarks', i, 'at'],
        `is ${at}, where its number would touch the one before it.`,
        `Put them in order, this one at ${least} or later.`,
      )
  }
}

export const bars = shape.superRefine((drawn, context) => {
  const complain = complaint(context)
  const wide = drawn.columns.filter(({ width }) => width !== undefined).length
  if (wide > 0 && wide < drawn.columns.length)
    complain(
      ['columns'],
      `have a width ${wide} times, and are ${drawn.columns.length}.`,
      'Write one for each, or none.',
    )
  if (drawn.parts.length > 0) checkKeyed(drawn, complain)
  else checkNamed(drawn, complain)
  checkWords(drawn, complain)
})
