import { parentAddress } from '../address.ts'
import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'
import type { Linked } from '../references.ts'
import { isInPreparation } from '../status.ts'

type Family = Extract<Page, { kind: 'family' }>

/** What the figure of a family draws of each member. */
const drawn = { payoff: 'contracts' } as const

/** A figure that is drawn from the members of a family needs something of each, or all of it of one. */
export function inFamilyProblems({ pages, unread = new Set() }: Pick<Linked, 'pages' | 'unread'>): Problem[] {
  const unreadBelow = new Set([...unread].map(parentAddress))
  return pages.flatMap((family) => {
    if (family.kind !== 'family' || !family.figure) return []
    const members = pages.filter((page) => parentAddress(page.address) === family.address && !isInPreparation(page))
    const { draws } = family.figure
    // One that could not be read may be the one, and has its own problem.
    if (draws === 'rights') return unreadBelow.has(family.address) ? [] : tableProblems(family, members)
    return draws in drawn ? withoutShape(family, members, drawn[draws as keyof typeof drawn]) : []
  })
}

function withoutShape(family: Family, members: readonly Page[], field: (typeof drawn)[keyof typeof drawn]): Problem[] {
  return members
    .filter((page) => page.kind === 'offering' && !('inFamily' in page && page.inFamily?.[field]))
    .map(({ file }) => ({
      file,
      field: `inFamily.${field}`,
      what: `is missing, and the figure of ${family.file} draws it of every member.`,
      cure: 'Add it: docs/fields.md says what belongs there.',
    }))
}

/** The table of the member that has one: a column for each of the others. */
export function tableOf(page: Page) {
  const figure = (page.kind === 'offering' && !isInPreparation(page)) || page.kind === 'product' ? page.figure : undefined
  return figure?.draws === 'marks' ? figure : undefined
}

function tableProblems({ file }: Family, members: readonly Page[]): Problem[] {
  const [keeper, ...more] = members.filter(tableOf)
  if (!keeper)
    return [
      {
        file,
        field: 'figure.draws',
        what: 'is rights, and no page right below it has a table of marks.',
        cure: 'Give one of them a "figure" with "draws: marks", or remove the figure of the family.',
      },
    ]
  const { columns = [] } = tableOf(keeper) ?? {}
  const unnamed = members.filter((page) => page !== keeper && !columns.includes(page.name))
  return [
    ...more.map((page) => ({
      file: page.file,
      field: 'figure.draws',
      what: `is marks, and the family shows the table of ${keeper.file}.`,
      cure: 'Draw something else, or leave the table to this one.',
    })),
    ...unnamed.map(({ name }) => ({
      file: keeper.file,
      field: 'figure.columns',
      what: `does not name ${name}, which stands in the same family.`,
      cure: 'Add it to "columns", and to "cells" and "words" a mark and a word for each row.',
    })),
  ]
}
