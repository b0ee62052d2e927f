import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'
import type { Linked } from './references.ts'

type Home = Extract<Page, { kind: 'home' }>
type Exhibit = Home['proof']['exhibits'][number]
type Found = Pick<Problem, 'field' | 'what' | 'cure'>

/** The home page shows figures of other pages: those have to be there still, with the parts that it shows. */
export function exhibitProblems({ pages, unread }: Pick<Linked, 'pages' | 'unread'>): Problem[] {
  const homes = pages.filter((page): page is Home & Page => page.kind === 'home')
  return homes.flatMap(({ file, proof }) =>
    proof.exhibits.flatMap((exhibit, i) => {
      const page = pages.find(({ address }) => address === exhibit.page)
      // A page that is not there, or could not be read, has its own problem.
      if (!page || unread?.has(exhibit.page)) return []
      const at = `proof.exhibits[${i}]`
      return found(exhibit, page).map(({ field, ...said }) => ({ file, field: `${at}.${field}`, ...said }))
    }),
  )
}

/** What an exhibit can show of a figure, by name; undefined where the figure is none that it can show. */
function namesIn(page: Page): readonly string[] | undefined {
  const figure = 'figure' in page ? page.figure : undefined
  switch (figure?.draws) {
    case 'document':
      return figure.contents.map(({ title }) => title)
    case 'screen':
      return figure.tabs.map(({ value }) => value)
    // All members of a family are shown, or none.
    case 'lines':
      return []
    default:
      return undefined
  }
}

function found({ shows = [] }: Exhibit, page: Page): Found[] {
  const names = namesIn(page)
  if (!names)
    return [
      {
        field: 'page',
        what: `is ${page.address}, and ${page.file} draws no document, screen or lines of members.`,
        cure: 'Give that page such a figure again, or name another page.',
      },
    ]
  return shows.flatMap((name, i) =>
    names.includes(name)
      ? []
      : {
          field: `shows[${i}]`,
          what: `is "${name}", which the figure of ${page.file} does not have.`,
          cure: names.length > 0 ? `Use one of: ${names.join(', ')}.` : 'Remove "shows": its members are all shown.',
        },
  )
}
