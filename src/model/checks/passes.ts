import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'

/** What the home page says that divisions pass on: each has one strand, and gives or receives, never both. */
export function passProblems(page: Page): Problem[] {
  if (page.kind !== 'home') return []
  const { file, strands, passes } = page
  const known = new Set(strands.map((strand) => strand.page))
  const problem = (field: string, what: string, cure: string) => [{ file, field, what, cure }]
  return [
    ...strands.flatMap((strand, i) =>
      strands.findIndex((other) => other.page === strand.page) < i
        ? problem(`strands[${i}].page`, `is ${strand.page}, which has a strand already.`, 'Name another division.')
        : [],
    ),
    ...passes.flatMap(({ from, to }, i) =>
      [...from, ...to].flatMap((division, place, all) => {
        const field = `passes[${i}].${place < from.length ? `from[${place}]` : `to[${place - from.length}]`}`
        if (!known.has(division))
          return problem(
            field,
            `is ${division}, which has no strand.`,
            'Add it to "strands", or name another division.',
          )
        return all.indexOf(division) < place
          ? problem(field, `is ${division}, which stands in this line already.`, 'Let it give or receive, once.')
          : []
      }),
    ),
  ]
}
