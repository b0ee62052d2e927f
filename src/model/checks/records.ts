import { parentAddress } from '../address.ts'
import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'
import { isInPreparation } from '../status.ts'
import { headingsOf } from './anchors.ts'
import { filledProblems } from './filled.ts'
import { paperProblems } from './papers.ts'
import { strayParts } from './stray-parts.ts'
import { systemCaseProblems } from './system-case.ts'

type SystemPage = Extract<Page, { kind: 'system' }>

/** What drawn records need beyond the form of each field: numbers that lead somewhere, and desks that exist. */
export function recordProblems(pages: readonly Page[]): Problem[] {
  const byAddress = new Map(pages.map((page) => [page.address, page]))
  return pages.flatMap((page) => {
    if (page.kind === 'tools') return undrawn(page, pages)
    if (page.kind !== 'system' && page.kind !== 'tool') return []
    if (page.kind === 'tool') return [...paperProblems(page), ...filledProblems(page)]
    const family = byAddress.get(parentAddress(page.address))
    return [
      ...(family?.kind === 'systems' ? strayDesks(page, family.desks) : []),
      ...unsigned(page),
      ...systemCaseProblems(page),
      ...strayNotes(page),
    ]
  })
}

/** Questions and chapters name a desk, and the route stops there. */
function strayNotes(page: SystemPage): Problem[] {
  const { file, questions, chapters, route } = page
  const named = [
    ...questions.map(({ at }, i) => [`questions[${i}].at`, at] as const),
    ...chapters.map((part, i) => [`chapters[${i}]`, part] as const),
  ]
  const stray = strayParts(
    file,
    named,
    route.map(({ desk }) => desk),
  )
  const written = headingsOf(page).length
  if (chapters.length <= written) return stray
  const what = `has ${chapters.length} ${chapters.length === 1 ? 'entry' : 'entries'}, and the text has ${written || 'no'} chapters.`
  return [...stray, { file, field: 'chapters', what, cure: 'Write one for each chapter, in their order.' }]
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

/** Each tool stands in the figure of its family once, beside a drawing of what it puts away. */
function undrawn({ file, address, replaced }: Extract<Page, { kind: 'tools' }>, pages: readonly Page[]): Problem[] {
  const named = replaced.map(({ page }) => page)
  const twice = named.flatMap((page, i) =>
    named.indexOf(page) === i
      ? []
      : [
          {
            file,
            field: `replaced[${i}].page`,
            what: `is ${page}, which stands there already.`,
            cure: 'Take one of the two out.',
          },
        ],
  )
  const missing = pages
    .filter(
      (page) => parentAddress(page.address) === address && !isInPreparation(page) && !named.includes(page.address),
    )
    .map((page) => ({
      file,
      field: 'replaced',
      what: `does not name ${page.address}, which stands in this family.`,
      cure: 'Add it, with a drawing of what it takes the place of.',
    }))
  const own = new Set(pages.filter(({ kind }) => kind === 'tool').map(({ address: at }) => at))
  const again = replaced.flatMap(({ page, record }, i) =>
    record && own.has(page)
      ? {
          file,
          field: `replaced[${i}].record`,
          what: `is written for ${page}, which has a record of its own.`,
          cure: 'Remove it here.',
        }
      : [],
  )
  return [...twice, ...missing, ...again]
}
