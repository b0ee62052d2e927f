import { z } from 'zod'
import { eachOnce, group, list, numberOfOne, type Tell, whole } from '../shape.ts'
import { line, phrase } from '../text.ts'

/** What every figure says, whatever it draws: src/figures/Figure.tsx sets all of it, always in the same place. */

const frame = {
  heading: line(8, 80).describe('What it shows, as a sentence with a verb: its finding.'),
  text: line(20, 320).optional().describe('Whose case it is and what to look at, in one or two sentences.'),
  label: phrase(4, 40)
    .default('Drawn example')
    .describe('What it is. Left out, it says "Drawn example"; a figure of real things says what they are.'),
  note: line(4, 240).optional().describe('What it does not say, such as that it has no scale. At its foot.'),
}

/** Fields that say by a name what is drawn of them. */
export const drawing = <Name extends string, Fields extends z.ZodRawShape>(name: Name, what: string, fields: Fields) =>
  group({ draws: z.literal(name).describe(what), ...fields })

/** A figure: its name is that of its folder in src/figures. */
export const figureOf = <Name extends string, Fields extends z.ZodRawShape>(name: Name, what: string, fields: Fields) =>
  drawing(name, what, { ...frame, ...fields })

/** What happens at a numbered place of a drawing, frame below it behind the same number. */
export const remark = group({
  at: whole(1).describe('Where its number stands: the point of the line, the bar or the column, from 1.'),
  title: line(2, 44).describe('What happens there, in a few words.'),
  text: line(12, 200).describe('One or two short sentences.'),
})

/** What a mark means, the same on the whole site; see src/parts/Mark.tsx. */
export const marks = ['full', 'half', 'open', 'stop', 'licensed', 'missing'] as const
export type MarkName = (typeof marks)[number]

/** What marks mean in one figure: its key. */
export const keyOf = <Mark extends string>(marks: readonly Mark[]) =>
  list(0, 6, {
    mark: z.enum(marks).describe('The mark.'),
    name: line(2, 44).describe('What it means here, in the key.'),
  }).default([])

export const meanings = keyOf(marks).describe('What the marks mean: all of those drawn, or none where they are alike.')

/** Numbers stand at what is there, in order, and far enough apart to be read. */
export function checkRemarks(tell: Tell, remarks: readonly { at: number }[], count: number, of: string): void {
  for (const [i, { at }] of remarks.entries()) {
    const least = (remarks[i - 1]?.at ?? -1) + 2
    numberOfOne(tell, ['remarks', i, 'at'], at, count, of)
    if (at <= count && at < least)
      tell(
        ['remarks', i, 'at'],
        `is ${at}, where its number would touch the one before it.`,
        `Put them in order, this one at ${least} or later.`,
      )
  }
}

/** A key names what is drawn, each mark once, and nothing else. */
export function checkKey(tell: Tell, key: readonly { mark: string }[], drawn: ReadonlySet<string>): void {
  eachOnce(tell, ['meanings'], key, 'A mark means one thing: keep one of the two.', 'mark')
  for (const [i, { mark }] of key.entries())
    if (!drawn.has(mark)) tell(['meanings', i, 'mark'], `is "${mark}", which is not drawn.`, 'Remove it.')
}
