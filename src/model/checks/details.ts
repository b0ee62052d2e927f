import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'
import { strategyParts } from '../strategy-parts.ts'
import { partsOf, plainText } from './markdown-tree.ts'
import { didYouMean } from './near.ts'

/** A detail stands beside a heading that is there, one beside each, and shows notes that the case has. */
export function detailProblems(page: Page): Problem[] {
  if (page.kind !== 'strategy') return []
  const { file, details, body, textLine } = page
  if (details.length > 0 && !page.case)
    return [{ file, field: 'details', what: 'are written, and there is no case.', cure: 'Add a case, or remove them.' }]
  const chapters = partsOf(body, textLine).flatMap(({ node }) =>
    node.type === 'heading' && node.depth === 2 ? plainText(node) : [],
  )
  const known = [...Object.values(strategyParts), ...chapters]
  const has = page.case?.notes.length ?? 0
  return details.flatMap(({ beside, notes }, i): Problem[] => [
    ...(known.includes(beside)
      ? []
      : [
          {
            file,
            field: `details[${i}].beside`,
            what: `is "${beside}", and the page has no such heading.`,
            cure: `Use one of ${known.map((heading) => `"${heading}"`).join(', ')}.${didYouMean(beside, known)}`,
          },
        ]),
    ...(details.findIndex((other) => other.beside === beside) === i
      ? []
      : [
          {
            file,
            field: `details[${i}].beside`,
            what: `is "${beside}" a second time.`,
            cure: 'Show all its notes in one detail.',
          },
        ]),
    ...notes.flatMap((note, j) =>
      note <= has
        ? []
        : {
            file,
            field: `details[${i}].notes[${j}]`,
            what: `is ${note}, and the case has ${has} notes.`,
            cure: 'Count its notes from 1.',
          },
    ),
  ])
}
