import { parentAddress } from '../address.ts'
import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'
import { isInPreparation } from '../status.ts'

/** What a family draws as a table, a row for each member, each of them says of itself (src/site/family-figure.ts). */

type Family = Extract<Page, { kind: 'family' }>
type Offering = Exclude<Extract<Page, { kind: 'offering' }>, { status: 'in-preparation' }>

/** A table of fewer rows compares nothing; of more, nobody reads it. */
const rows = { min: 2, max: 12 }

/** What is drawn, the field of a member that it needs, and where that is. */
const needs = {
  hands: [
    { field: 'inFamily.question', isThere: ({ inFamily }: Offering) => inFamily?.question },
    { field: 'figure', isThere: ({ figure }: Offering) => figure?.draws === 'document' },
  ],
  rights: [{ field: 'inFamily.rights', isThere: ({ inFamily }: Offering) => inFamily?.rights }],
} as const

export function familyTableProblems(pages: readonly Page[]): Problem[] {
  const offerings = pages.filter((page): page is Offering => page.kind === 'offering' && !isInPreparation(page))
  const families = pages.filter((page): page is Family => page.kind === 'family')
  return [
    ...families.flatMap((family) => {
      const members = offerings.filter(({ address }) => parentAddress(address) === family.address)
      return tableProblems(family, members)
    }),
    ...offerings.flatMap((page) => undrawn(page, families)),
  ]
}

function tableProblems({ file, figure }: Family, members: readonly Offering[]): Problem[] {
  if (figure?.draws !== 'hands' && figure?.draws !== 'rights') return []
  const crowd =
    members.length >= rows.min && members.length <= rows.max
      ? []
      : [
          {
            file,
            field: 'figure.draws',
            what: `is "${figure.draws}", and there are ${members.length} members to draw; it can show ${rows.min} to ${rows.max}.`,
            cure: 'Remove the figure, or move pages here or away.',
          },
        ]
  const missing = needs[figure.draws].flatMap(({ field, isThere }) =>
    members
      .filter((member) => !isThere(member))
      .map((member) => ({
        file: member.file,
        field,
        what:
          field === 'figure'
            ? `draws no document, and ${file} draws who writes it.`
            : `is missing, and ${file} draws it.`,
        cure: field === 'figure' ? 'Write one with "draws: document".' : 'Add it: docs/fields.md.',
      })),
  )
  return [...crowd, ...missing]
}

/** What no figure draws, nobody would see. */
function undrawn({ file, address, inFamily }: Offering, families: readonly Family[]): Problem[] {
  const drawn = families.find((family) => family.address === parentAddress(address))?.figure?.draws
  return (['question', 'rights'] as const).flatMap((name) => {
    const drawing = name === 'question' ? 'hands' : 'rights'
    if (!inFamily?.[name] || drawn === drawing) return []
    return [
      {
        file,
        field: `inFamily.${name}`,
        what: `is there, and the page above draws no "${drawing}".`,
        cure: 'Remove it.',
      },
    ]
  })
}
