import { parentAddress } from '../address.ts'
import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'
import { sheetProblems } from './worksheets.ts'

type Division = Extract<Page, { kind: 'division' }>
type Card = NonNullable<Division['products']>['cards'][number]

/** What a division by job needs beyond the form of each field: every page and every rule at its own product, once. */
export function jobProblems({ file, products, principles }: Division & Pick<Page, 'file'>): Problem[] {
  const cards = products?.cards ?? []
  const places = cards.map(({ page }) => page)
  return [
    ...cards.flatMap((card, i) => cardProblems(card, file, `products.cards[${i}]`)),
    ...places.flatMap((page, i) =>
      places.indexOf(page) === i
        ? []
        : {
            file,
            field: `products.cards[${i}].page`,
            what: `is ${page}, which has a job already.`,
            cure: 'Name another page, or make one of the two.',
          },
    ),
    ...principles.flatMap(({ page }, i) =>
      !page || places.includes(page)
        ? []
        : {
            file,
            field: `principles[${i}].page`,
            what: `is ${page}, which is no product of "products.cards".`,
            cure: 'Name the page of a product there, or leave it out.',
          },
    ),
  ]
}

function cardProblems({ page, scrap, features }: Card, file: string, field: string): Problem[] {
  const named = features.flatMap(({ pages }, f) =>
    pages.map((to, p) => ({ to, field: `${field}.features[${f}].pages[${p}]` })),
  )
  const where = (form: string) => ({ file, field: `${field}.scrap`, form, columned: 'look: windows' })
  return [
    ...(scrap ? sheetProblems(scrap, scrap.look === 'windows', where(scrap.look)) : []),
    ...named.flatMap(({ to, field: at }, i) => {
      if (parentAddress(to) !== page)
        return {
          file,
          field: at,
          what: `is ${to}, which does not stand below ${page}.`,
          cure: 'Name a page below it, or leave it out.',
        }
      return named.findIndex((other) => other.to === to) < i
        ? { file, field: at, what: `is ${to}, which is named already.`, cure: 'Name each page once.' }
        : []
    }),
  ]
}
