import { z } from 'zod'
import { line } from '../text.ts'
import { draws, remark, told } from './told.ts'

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

const piece = z.strictObject({
  name: line(2, 32).describe('What it is, in a few words.'),
  height: z.int().min(1).max(named.high).describe('How high it is, beside the others.'),
  look,
})

const column = z.strictObject({
  label: line(1, 40).optional().describe(`What stands below it; left out where there are more than ${labeled} bars.`),
  text: line(12, 260).optional().describe('What is to be seen in it, below its label.'),
  heights: z.array(height).optional().describe('One for each of the parts.'),
  pieces: z
    .array(piece)
    .min(1)
    .max(5)
    .optional()
    .describe('What it is made of, from the top, where no parts are named for all.'),
  width: height.optional().describe('How wide it is drawn beside the others; all have one, or none.'),
})

const shape = z.strictObject({
  draws: draws('bars', 'Bars against a level.'),
  ...told,
  up: name.optional().describe('What height means.'),
  set: z
    .enum(['stacked', 'beside', 'against'])
    .default('stacked')
    .describe('Parts on top of each other, beside each other, or the first hanging below the line.'),
  parts: z
    .array(z.strictObject({ name: name.describe('What it is, in the key.'), look }))
    .max(4)
    .default([])
    .describe('What every bar is made of, from the foot. Left out where each names its own pieces.'),
  columns: z.array(column).min(2).max(20).describe('The bars, in order.'),
  level: z
    .strictObject({ name: name.describe('What it is, in the key.'), height: height.describe('How high it runs.') })
    .optional()
    .describe('A dashed line at one height.'),
  remarks: z
    .array(remark)
    .max(5)
    .default([])
    .describe(`What happens at some of more than ${labeled} bars; fewer have a text each.`),
})

type Drawn = z.infer<typeof shape>
type Issue = (path: (string | number)[], message: string) => void

const sumOf = (heights: readonly number[]) => heights.reduce((one, other) => one + other, 0)

/** Bars that are made of the same parts. */
function checkKeyed({ columns, parts }: Drawn, issue: Issue) {
  for (const [i, { heights = [], pieces }] of columns.entries()) {
    if (pieces) issue(['columns', i, 'pieces'], 'must be left out, since "parts" say what all bars are made of')
    if (heights.length !== parts.length)
      issue(
        ['columns', i, 'heights'],
        `must have ${parts.length} entries, one for each part, and has ${heights.length}`,
      )
  }
  if (sumOf(columns.flatMap(({ heights = [] }) => heights)) === 0)
    issue(['columns'], 'have no height, so nothing would be drawn')
  const looks = parts.map((part) => part.look)
  for (const [i, one] of looks.entries())
    if (looks.indexOf(one) !== i)
      issue(['parts', i, 'look'], `is "${one}" again, and its key could not tell the two apart`)
}

/** Bars that name their own pieces. */
function checkNamed({ columns, set, level }: Drawn, issue: Issue) {
  if (set !== 'stacked') issue(['set'], 'must be left out, since pieces with names stand on top of each other')
  if (columns.length > named.bars)
    issue(
      ['columns'],
      `are ${columns.length}, and the names of pieces have room in ${named.bars}: name "parts" instead`,
    )
  if (level && (!Number.isInteger(level.height) || level.height > named.high))
    issue(['level', 'height'], `must be a whole number up to ${named.high}, as the pieces are`)
  for (const [i, { heights, pieces = [], width }] of columns.entries()) {
    if (heights)
      issue(['columns', i, 'heights'], 'must be left out, since there are no "parts" that they could belong to')
    if (width) issue(['columns', i, 'width'], 'must be left out where pieces are named')
    if (pieces.length === 0) issue(['columns', i, 'pieces'], 'is missing, and there are no "parts" either')
    const sum = sumOf(pieces.map((each) => each.height))
    if (sum > named.high)
      issue(
        ['columns', i, 'pieces'],
        `must be at most ${named.high} high together, and are ${sum}: heights are relative, so make them smaller`,
      )
  }
}

/** What stands below bars, and the numbers at them. */
function checkWords({ columns, remarks }: Drawn, issue: Issue) {
  const few = columns.length <= labeled
  for (const [i, { label, text }] of columns.entries()) {
    if (few && label === undefined)
      issue(['columns', i, 'label'], `is missing, and ${labeled} bars or fewer have one each`)
    if (!few && label !== undefined)
      issue(['columns', i, 'label'], `must be left out, since there are more than ${labeled} bars`)
    if (!few && text !== undefined)
      issue(['columns', i, 'text'], `must be left out, since there are more than ${labeled} bars: use "remarks"`)
  }
  if (few && remarks.length > 0) issue(['remarks'], `must be left out: ${labeled} bars or fewer have a "text" each`)
  for (const [i, { at }] of remarks.entries()) {
    const least = (remarks[i - 1]?.at ?? -1) + 2
    if (at > columns.length) issue(['remarks', i, 'at'], `is ${at}, and there are ${columns.length} bars`)
    else if (at < least)
      issue(
        ['remarks', i, 'at'],
        `is ${at}, and must be ${least} at least, or its number would touch the one before it`,
      )
  }
}

export const bars = shape.superRefine((drawn, context) => {
  const issue: Issue = (path, message) => context.addIssue({ code: 'custom', path, message })
  const wide = drawn.columns.filter(({ width }) => width !== undefined).length
  if (wide > 0 && wide < drawn.columns.length) issue(['columns'], 'must all have a width, or none')
  if (drawn.parts.length > 0) checkKeyed(drawn, issue)
  else checkNamed(drawn, issue)
  checkWords(drawn, issue)
})
