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
    const above = parentAddress(page.address)
    const family = families.get(above)
    // A family that could not be read has its own problem.
    if (unread.has(above)) return []
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
  const lacking = [...families.values()].flatMap((family) => {
    const members = offerings.filter(({ address }) => parentAddress(address) === family.address)
    return [...crowded(members), ...wordless(family, members)]
  })
  const tables = whole
    .filter(({ figure }) => figure?.draws === 'table')
    .flatMap((family) => tableProblems(family, pages))
  return [...ofMembers, ...crowds, ...lacking, ...tables]
}

/** A table of one row compares nothing, and one of many nobody reads. */
const rows = { min: 2, max: 12 }

function crowd({ file, figure }: Family, members: readonly Offering[]): Problem[] {
  if (figure?.draws !== 'hands' && figure?.draws !== 'marks') return []
  if (members.length >= rows.min && members.length <= rows.max) return []
  const what = `is "${figure.draws}", with a row for each of ${members.length} members; it can show ${rows.min} to ${rows.max}.`
  return [{ file, field: 'figure.draws', what, cure: 'Remove the figure, or move pages here or away.' }]
}

/** Which figure of a family draws what a member says of itself; what leads to one is told in events.ts. */
const drawnBy = {
  place: 'map',
  span: 'lines',
  loss: 'lines',
  question: 'hands',
  marks: 'marks',
  contracts: 'payoff',
} as const

/** What no figure draws, nobody would see. */
function undrawn({ inFamily }: Offering, family: Family | undefined): Found[] {
  return Object.entries(drawnBy).flatMap(([name, drawing]): Found[] =>
    !inFamily?.[name as keyof typeof drawnBy] || family?.figure?.draws === drawing
      ? []
      : [[`inFamily.${name}`, `is drawn nowhere: the page above has no figure that draws "${drawing}".`, 'Remove it.']],
  )
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
      return missing(page, file, 'contracts')
    case 'map':
      return missing(page, file, 'place')
    case 'lines':
      return [...missing(page, file, 'span'), ...missing(page, file, 'loss')]
    default:
      return []
  }
}

function missing({ inFamily }: Offering, file: string, field: keyof NonNullable<Offering['inFamily']>): Found[] {
  return inFamily?.[field]
    ? []
    : [
        [
          `inFamily.${field}`,
          `is missing, and the figure of ${file} draws it of every member.`,
          'Add it, as the other members have it.',
        ],
      ]
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

/** Two members share a cell of the map; a third would not be read. */
const perCell = 2

function crowded(members: readonly Offering[]): Problem[] {
  const placed = members.flatMap(({ file, inFamily }) => (inFamily?.place ? [{ file, ...inFamily.place }] : []))
  const cells = Map.groupBy(placed, ({ horizon, cash }) => `${horizon} ${cash}`)
  return [...cells.values()].flatMap((inside) =>
    inside.slice(perCell).map(({ file }) => ({
      file,
      field: 'inFamily.place',
      what: `is that of ${inside
        .slice(0, perCell)
        .map((other) => other.file)
        .join(' and ')} as well; at most ${perCell} members share one.`,
      cure: 'Places are relative: move one of them a step in horizon or cash.',
    })),
  )
}

/** How long money stays in a member is drawn beside the fact that says it in words. */
function wordless({ file, figure }: Family, members: readonly Offering[]): Problem[] {
  if (figure?.draws !== 'lines') return []
  return members
    .filter(({ facts }) => !facts.some(({ label }) => label === figure.fact))
    .map((member) => ({
      file: member.file,
      field: 'facts',
      what: `has none labeled "${figure.fact}", which the figure of ${file} sets beside its line.`,
      cure: 'Add the fact, or name another one in "figure.fact" of the family.',
    }))
}
