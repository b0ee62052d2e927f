import { z } from 'zod'
import { between, eachOnce, group, list, numberOfOne, oneForEach, whole } from '../shape.ts'
import { phrase } from '../text.ts'
import { figureOf } from './frame.ts'

const sheet = group({
  title: phrase(3, 32).describe('What the paper or screen is, such as "Beneficiary form".'),
  keeper: phrase(2, 32).describe('Who keeps it, such as "The insurer".'),
})

const written = group({
  label: phrase(2, 26).optional().describe('What stands before it, such as "Pays to".'),
  text: phrase(1, 60)
    .optional()
    .describe('What it says. Made up, and no claim about anybody. Left out, the place is empty.'),
})

const tie = group({
  gap: whole(1, 2).default(1).describe('Between which papers: 1 after the first, 2 after the second.'),
  how: z.enum(['agree', 'clash', 'missing']).describe('Whether the two agree, or clash, or one of them is empty.'),
  says: phrase(4, 44).describe('What the tie says, such as "Two names for one policy".'),
})

const row = group({
  lines: list(2, 3, written).describe(
    'What each paper says in this row, in the order of the papers; {} where it says nothing.',
  ),
  ties: list(0, 2, tie).default([]).describe('How neighbors in this row are tied, at most once a gap.'),
})

export const papers = figureOf('papers', 'Two or three papers side by side, and where they clash.', {
  sheets: list(2, 3, sheet).describe('The papers, from left to right.'),
  rows: list(2, 6, row).describe('The rows, from the top down.'),
}).superRefine(
  between(({ sheets: { length: count }, rows }, tell) => {
    for (const [r, { lines, ties }] of rows.entries()) {
      oneForEach(tell, ['rows', r, 'lines'], lines, count, 'papers, {} where one says nothing')
      if (lines.length !== count) continue
      eachOnce(tell, ['rows', r, 'ties'], ties, 'Begin another row for it.', 'gap')
      for (const [t, { gap, how }] of ties.entries()) {
        const path = ['rows', r, 'ties', t]
        const filled = [lines[gap - 1], lines[gap]].filter((line) => line?.text).length
        const isMissing = how === 'missing'
        if (gap >= count) numberOfOne(tell, [...path, 'gap'], gap, count - 1, 'gaps between the papers')
        else if (filled !== (isMissing ? 1 : 2))
          tell(
            [...path, 'how'],
            `is "${how}", and ${filled} of the two lines it ties ${filled === 1 ? 'says' : 'say'} something.`,
            isMissing ? 'Leave out the text of one of them.' : 'Give both a text, or write "missing".',
          )
      }
    }
  }),
)
