import { parentAddress } from '../address.ts'
import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'
import { isInPreparation } from '../status.ts'

type Family = Extract<Page, { kind: 'family' }>
type Offering = Exclude<Extract<Page, { kind: 'offering' }>, { status: 'in-preparation' }>
type Figure<Draws> = Extract<Family['figure'], { draws: Draws }>
type Found = [field: string, what: string, cure: string]

/** What the figure of a family draws of each member, the member has to say, and so that it fits. */
export function familyFigureProblems(pages: readonly Page[]): Problem[] {
  const families = new Map(pages.flatMap((page) => (page.kind === 'family' ? [[page.address, page]] : [])))
  return pages.flatMap((page) => {
    const family = families.get(parentAddress(page.address))
    if (!family || page.kind !== 'offering' || isInPreparation(page)) return []
    return found(page, family).map(([field, what, cure]) => ({ file: page.file, field, what, cure }))
  })
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
