import { parentAddress } from '../address.ts'
import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'
import type { Linked } from '../references.ts'
import { isInPreparation } from '../status.ts'

type Family = Extract<Page, { kind: 'family' }>
type Offering = Exclude<Extract<Page, { kind: 'offering' }>, { status: 'in-preparation' }>
type Figure<Draws> = Extract<Family['figure'], { draws: Draws }>
type Found = [field: string, what: string, cure: string]

/** What the figure of a family draws of each member, the member has to say, and so that it fits. */
export function familyFigureProblems({ pages, unread = new Set() }: Pick<Linked, 'pages' | 'unread'>): Problem[] {
  const families = new Map(pages.flatMap((page) => (page.kind === 'family' ? [[page.address, page]] : [])))
  // One that could not be read may have the table of its family, and has its own problem.
  const unreadBelow = new Set([...unread].map(parentAddress))
  const withTable = [...families.values()].filter(
    ({ address, figure }) => figure?.draws === 'table' && !unreadBelow.has(address),
  )
  const ofMembers = pages.flatMap((page) => {
    const family = families.get(parentAddress(page.address))
    if (!family || page.kind !== 'offering' || isInPreparation(page)) return []
    return found(page, family).map(([field, what, cure]) => ({ file: page.file, field, what, cure }))
  })
  return [...ofMembers, ...withTable.flatMap((family) => tableProblems(family, pages))]
}

function found(page: Offering, { file, figure }: Family): Found[] {
  switch (figure?.draws) {
    case 'call':
      return page.figure?.draws === 'call'
        ? []
        : [['figure', `draws no call, and the figure of ${file} shows one of every member.`, 'Draw a call.']]
    case 'marks':
      return page.inFamily?.marks
        ? rowProblems(page.inFamily.marks, figure)
        : [['inFamily.marks', `is missing, and ${file} has a row for every member.`, 'Add it: cells and words.']]
    case 'payoff':
      return page.inFamily?.contracts
        ? []
        : [['inFamily.contracts', `is missing, and ${file} draws those of every member.`, 'Add it: two or three.']]
    default:
      return []
  }
}

function rowProblems(
  row: NonNullable<NonNullable<Offering['inFamily']>['marks']>,
  { columns, always }: Figure<'marks'>,
): Found[] {
  const odd = (['cells', 'words'] as const).filter((field) => row[field].length !== columns.length)
  if (odd.length > 0)
    return odd.map((field) => [
      `inFamily.marks.${field}`,
      `has ${row[field].length} entries, and the figure has ${columns.length} columns.`,
      `Write one for each: ${columns.join(', ')}.`,
    ])
  const place = always === undefined ? -1 : columns.indexOf(always)
  if (place < 0 || row.cells[place] !== 'none') return []
  return [
    [
      `inFamily.marks.cells[${place}]`,
      `is "none", and the figure says that no member passes by ${always}.`,
      'Write its mark, or take the page out of this family.',
    ],
  ]
}

/** The table of the member that has one: a column for each of the others. */
export function tableOf(page: Page) {
  const figure =
    (page.kind === 'offering' && !isInPreparation(page)) || page.kind === 'product' ? page.figure : undefined
  return figure?.draws === 'marks' ? figure : undefined
}

function tableProblems({ file, address }: Family, pages: readonly Page[]): Problem[] {
  const members = pages.filter((page) => parentAddress(page.address) === address && !isInPreparation(page))
  const [keeper, ...more] = members.filter(tableOf)
  if (!keeper)
    return [
      {
        file,
        field: 'figure.draws',
        what: 'is table, and no page right below it has a table of marks.',
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
