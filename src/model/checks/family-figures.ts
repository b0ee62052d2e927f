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
export function familyFigureProblems({
  pages,
  unread = new Set(),
  drafts = [],
}: Pick<Linked, 'pages' | 'unread' | 'drafts'>): Problem[] {
  const families = new Map(pages.flatMap((page) => (page.kind === 'family' ? [[page.address, page]] : [])))
  const offerings = pages.filter((page): page is Offering => page.kind === 'offering' && !isInPreparation(page))
  const ofMembers = offerings.flatMap((page) => {
    const family = families.get(parentAddress(page.address))
    return [...(family ? found(page, family) : []), ...undrawn(page, family)].map(([field, what, cure]) => ({
      file: page.file,
      field,
      what,
      cure,
    }))
  })
  // How many there are is known once each of them is read and published.
  const waiting = new Set([...unread, ...drafts.map(({ address }) => address)].map(parentAddress))
  const whole = [...families.values()].filter(({ address }) => !waiting.has(address))
  const crowds = whole.flatMap((family) =>
    crowd(
      family,
      offerings.filter(({ address }) => parentAddress(address) === family.address),
    ),
  )
  const tables = whole
    .filter(({ figure }) => figure?.draws === 'table')
    .flatMap((family) => tableProblems(family, pages))
  return [...ofMembers, ...crowds, ...tables]
}

/** A table of one row compares nothing, and one of many nobody reads. */
const rows = { min: 2, max: 12 }

function crowd({ file, figure }: Family, members: readonly Offering[]): Problem[] {
  if (figure?.draws !== 'hands' && figure?.draws !== 'marks') return []
  if (members.length >= rows.min && members.length <= rows.max) return []
  const what = `is "${figure.draws}", with a row for each of ${members.length} members; it can show ${rows.min} to ${rows.max}.`
  return [{ file, field: 'figure.draws', what, cure: 'Remove the figure, or move pages here or away.' }]
}

/** What no figure draws, nobody would see. */
function undrawn({ inFamily }: Offering, family: Family | undefined): Found[] {
  return (['question', 'marks'] as const).flatMap((name): Found[] => {
    const drawing = name === 'question' ? 'hands' : 'marks'
    if (!inFamily?.[name] || family?.figure?.draws === drawing) return []
    return [
      [`inFamily.${name}`, `is drawn nowhere: the page above has no figure that draws "${drawing}".`, 'Remove it.'],
    ]
  })
}

function found(page: Offering, { file, figure }: Family): Found[] {
  switch (figure?.draws) {
    case 'call':
      return page.figure?.draws === 'call'
        ? []
        : [['figure', `draws no call, and the figure of ${file} shows one of every member.`, 'Draw a call.']]
    case 'hands':
      return documentProblems(page, file)
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

/** Its row is made of the parts of its document, and says who needs it. */
function documentProblems({ figure, inFamily }: Offering, family: string): Found[] {
  const without: Found[] =
    figure?.draws === 'document'
      ? []
      : [['figure', `draws no document, and ${family} shows who writes it.`, 'Draw a document.']]
  return inFamily?.question
    ? without
    : [
        ...without,
        ['inFamily.question', `is missing, and ${family} shows it.`, 'Write what a client asks who needs it.'],
      ]
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
