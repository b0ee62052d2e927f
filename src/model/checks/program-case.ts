import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'

/** The drawn case of a program: everything lies on its steps, and nothing on anything else. */
export function caseProblems(page: Page): Problem[] {
  if (page.kind !== 'program') return []
  const { steps, levels, lines, turn } = page.case
  const problem = (field: string, what: string, cure: string) => [
    { file: page.file, field: `case.${field}`, what, cure },
  ]

  /** Where something lies, behind what lies before it on the same line. */
  const misplaced = (field: string, { from, to = from }: { from: number; to?: number | undefined }, after = 0) => {
    if (to < from)
      return problem(`${field}.to`, `is ${to}, before it begins in ${from}.`, 'Write the earlier step first.')
    if (to > steps.length)
      return problem(
        to === from ? `${field}.from` : `${field}.to`,
        `is ${to}, and there are ${steps.length} steps.`,
        `Write a number from 1 to ${steps.length}, or add the step.`,
      )
    return from > after
      ? []
      : problem(
          `${field}.from`,
          `is ${from}, and the stretch before it ends with ${after}.`,
          `Begin with ${after + 1} or later, or move it to another line.`,
        )
  }

  return [
    ...lines.flatMap(({ stretches }, line) =>
      stretches.flatMap((stretch, i) => {
        const before = stretches[i - 1]
        return misplaced(`lines[${line}].stretches[${i}]`, stretch, before?.to ?? before?.from)
      }),
    ),
    ...misplaced('turn', turn),
    ...(levels && levels.heights.length !== steps.length
      ? problem(
          'levels.heights',
          `has ${levels.heights.length} entries, and there are ${steps.length} steps.`,
          'Write one height for each step.',
        )
      : []),
  ]
}
