import { parentAddress } from '../address.ts'
import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'
import { paperProblems } from './papers.ts'
import { workedProblems } from './worked.ts'

type SystemPage = Extract<Page, { kind: 'system' }>

/** What drawn records need beyond the form of each field: numbers that lead somewhere, and desks that exist. */
export function recordProblems(pages: readonly Page[]): Problem[] {
  const byAddress = new Map(pages.map((page) => [page.address, page]))
  return pages.flatMap((page) => {
    if (page.kind !== 'system' && page.kind !== 'tool') return []
    if (page.kind === 'tool') return paperProblems(page)
    const family = byAddress.get(parentAddress(page.address))
    return [
      ...(family?.kind === 'systems' ? strayDesks(page, family.desks) : []),
      ...unsigned(page),
      ...workedProblems(page),
    ]
  })
}

/** A number beside a drawn line is that of a capability, which the page has. */
export function strayNumbers(
  { file, capabilities }: { file: string; capabilities: readonly unknown[] },
  field: string,
  lines: readonly { shows?: number | undefined }[],
): Problem[] {
  return lines.flatMap(({ shows = 1 }, i) =>
    shows <= capabilities.length
      ? []
      : {
          file,
          field: `${field}[${i}].shows`,
          what: `is ${shows}, and the page has ${capabilities.length} capabilities.`,
          cure: `Write the number of the capability that it shows, from 1 to ${capabilities.length}.`,
        },
  )
}

/** A route stops at desks that its family names, in their order, at each once. */
function strayDesks({ file, route }: SystemPage, desks: readonly { label: string }[]): Problem[] {
  const names = desks.map(({ label }) => label)
  const places = route.map(({ desk }) => names.indexOf(desk))
  return route.flatMap(({ desk }, i) => {
    const place = places[i] ?? 0
    const problem = (what: string, cure: string) => [{ file, field: `route[${i}].desk`, what, cure }]
    if (place < 0) return problem(`is "${desk}", which the family does not name.`, `Use one of: ${names.join(', ')}.`)
    return i > 0 && place <= (places[i - 1] ?? 0)
      ? problem(
          `is "${desk}", which does not come after "${route[i - 1]?.desk}".`,
          `The order is: ${names.join(', ')}.`,
        )
      : []
  })
}

/** The figure argues that nothing leaves unsigned. */
function unsigned({ file, route }: SystemPage): Problem[] {
  return route.slice(0, -1).some(({ signs }) => signs)
    ? []
    : [
        {
          file,
          field: 'route',
          what: 'has no desk that signs before the last one.',
          cure: 'Set "signs: true" where a person decides, or take the page out of this family.',
        },
      ]
}
