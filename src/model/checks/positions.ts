import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'
import type { Company } from '../schema/facts.ts'
import { didYouMean } from './near.ts'
import { worksheetProblems } from './worksheets.ts'

const file = 'content/company.yaml'

/** Whether positions keep to the departments, types and places of the company: visitors filter the list by them. */
export function positionProblems(pages: readonly Page[], { careers, offices }: Company): Problem[] {
  const known = [
    { field: 'department', names: careers.departments, more: `add it to careers.departments in ${file}` },
    { field: 'location', names: [...offices.map(({ city }) => city), 'Remote'], more: `add an office to ${file}` },
    { field: 'type', names: careers.types, more: `add it to careers.types in ${file}` },
  ] as const
  const unknown = pages.flatMap((page) =>
    known.flatMap(({ field, names, more }) => {
      if (page.kind !== 'position' || names.includes(page[field])) return []
      const cure = `Use one of: ${names.join(', ')}; or ${more}.${didYouMean(page[field], names)}`
      return [{ file: page.file, field, what: `is "${page[field]}", which is not known.`, cure }]
    }),
  )
  return [
    ...unknown,
    ...pages.flatMap(applicantProblems),
    ...pages.flatMap(payProblems),
    ...pages.flatMap(worksheetProblems),
  ]
}

function payProblems(page: Page): Problem[] {
  if (page.kind !== 'position' || !page.pay || page.pay.from <= page.pay.to) return []
  const { from, to } = page.pay
  return [{ file: page.file, field: 'pay.to', what: `is ${to}, less than from, ${from}.`, cure: 'Swap the two.' }]
}

/** Who works at an office lives near it. */
function applicantProblems(page: Page): Problem[] {
  if (page.kind !== 'position' || !page.applicants || page.location === 'Remote') return []
  const what = `is given, and the work is done in ${page.location}.`
  return [{ file: page.file, field: 'applicants', what, cure: 'Remove it, or set location to Remote.' }]
}

/** When a position was published, beside today and its last day. */
export function postedProblems(
  positions: readonly { file: string; posted?: string | undefined; closes?: string | undefined }[],
  today: Date,
): Problem[] {
  return positions.flatMap(({ file, posted, closes }) => {
    if (posted === undefined) return []
    const tell = (what: string, cure: string) => [{ file, field: 'posted', what: `is ${posted}, ${what}`, cure }]
    if (closes !== undefined && posted > closes)
      return tell(`after its last day, ${closes}.`, 'Change one of the two days.')
    return posted > today.toISOString().slice(0, 10)
      ? tell('which is still to come, and the position is shown today.', 'Write the day on which it is published.')
      : []
  })
}
