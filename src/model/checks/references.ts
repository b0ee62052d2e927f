import { parentAddress } from '../address.ts'
import type { Page } from '../page.ts'
import { fieldName, type Problem, type Tell, toldBy } from '../problems.ts'
import type { FooterFile, MenuFile } from '../schema/facts.ts'
import { isInPreparation } from '../status.ts'
import { textsAt } from '../walk.ts'
import { didYouMeanPage } from './near.ts'

/** What the content says about other pages, and whether those can bear it. */

export interface Linked {
  menu: MenuFile
  footer: FooterFile
  pages: readonly Page[]
  /** Articles that are left out until their day. */
  scheduled?: readonly { address: string; date: string }[]
  /** Pages that are left out while they are drafts. */
  drafts?: readonly { address: string; file: string }[]
  /** Pages whose files could not be read: they are there, and nothing more is known of them. */
  unread?: ReadonlySet<string>
}

export function referenceProblems({ menu, footer, pages, unread, ...left }: Linked): Problem[] {
  const byAddress = new Map(pages.map((page) => [page.address, page]))
  const moved = new Map(pages.flatMap(({ aliases, address }) => aliases.map((alias) => [alias, address])))
  const leftOut = reasonsLeftOut(left)
  const wait = 'Choose another page, or wait until that one is published.'
  const check = (tell: Tell, file: string, data: unknown, page?: Page) => {
    for (const { path, text: to } of referencesIn(data)) {
      const field = fieldName(path)
      const target = byAddress.get(to)
      const unfit = target && page && whyUnfit(page, path, target)
      const [reason, now] = [leftOut.get(to), moved.get(to)]
      if (unfit) tell(file, field, unfit, 'Choose another page.')
      if (target || unread?.has(to)) continue
      if (now) tell(file, field, `is ${to}, an old address that leads to ${now} now.`, `Write ${now}.`)
      else if (reason) tell(file, field, `leads to ${to}, which is ${reason}.`, wait)
      else {
        const cure = `Correct the address, or add the page.${didYouMeanPage(to, byAddress.keys())}`
        tell(file, field, `leads to ${to}, and there is no such page.`, cure)
      }
    }
  }
  return toldBy((tell) => {
    check(tell, 'content/menu.yaml', menu)
    check(tell, 'content/footer.yaml', footer)
    for (const page of pages) {
      check(tell, page.file, page, page)
      checkLists(tell, page)
    }
  })
}

const noReference = new Set(['body', 'markdown', 'file', 'address'])

/** Every page that is named in data: in a list of related pages, or by "page". */
export const referencesIn = (data: unknown) =>
  textsAt(data, noReference).filter(({ path }) => path[0] === 'related' || path.at(-1) === 'page')

/** A list of pages or of sources names none twice. */
function checkLists(tell: Tell, page: Page): void {
  const sources = textsAt(page, noReference).filter(({ path }) => path[0] === 'sources' && path.at(-1) === 'url')
  const named = [...referencesIn(page), ...sources].filter(({ path }) => !path.includes('actions'))
  const first = new Map<string, number>()
  for (const { path, text } of named) {
    const place = path.findLastIndex((key) => typeof key === 'number')
    const key = `${fieldName(path.toSpliced(place, 1))} ${text}`
    const entry = Number(path[place]) + 1
    const earlier = first.get(key)
    first.set(key, earlier ?? entry)
    if (place >= 0 && earlier !== undefined)
      tell(
        page.file,
        fieldName(path),
        `is ${text}, as in entry ${earlier} of this list.`,
        'Name another one, or remove it.',
      )
  }
}

/** Some pages show figures of others: those have to be there still, with the parts that are shown of them. */
export function exhibitProblems({ pages, unread }: Pick<Linked, 'pages' | 'unread'>): Problem[] {
  return toldBy((tell) => {
    for (const shower of pages)
      for (const { at, page: to, shows = [] } of exhibitsOf(shower)) {
        const page = pages.find(({ address }) => address === to)
        // A page that is not there, or could not be read, has its own problem.
        if (!page || unread?.has(to)) continue
        const figure = 'figure' in page ? page.figure : undefined
        if (!figure || (shower.kind === 'home' && !onHome.has(figure.draws))) {
          const none = shower.kind === 'home' ? 'draws no document, screen or lines of members' : 'has no figure'
          const cure = 'Give that page such a figure again, or name another page.'
          tell(shower.file, `${at}.page`, `is ${to}, and ${page.file} ${none}.`, cure)
          continue
        }
        const names = namesIn(figure)
        const use = names.length > 0 ? `Use one of: ${names.join(', ')}.` : 'Remove "shows": all of it is shown.'
        for (const [n, name] of shows.entries())
          if (!names.includes(name))
            tell(shower.file, `${at}.shows[${n}]`, `is "${name}", which the figure of ${page.file} does not have.`, use)
      }
  })
}

/** What the home page has a place for. */
const onHome: ReadonlySet<string> = new Set(['document', 'screen', 'lines'])

function exhibitsOf(page: Page) {
  if (page.kind === 'home') return page.proof.exhibits.map((exhibit, i) => ({ at: `proof.exhibits[${i}]`, ...exhibit }))
  return page.kind === 'division' && page.exhibit ? [{ at: 'exhibit', ...page.exhibit }] : []
}

/** What can be chosen of a figure, by name; of others all is shown. */
function namesIn(figure: NonNullable<Extract<Page, { kind: 'family' | 'product' }>['figure']>): readonly string[] {
  if (figure.draws === 'document') return figure.contents.map(({ title }) => title)
  if (figure.draws === 'screen') return figure.tabs.map(({ value }) => value)
  return figure.draws === 'lanes' ? figure.lanes.map(({ name }) => name) : []
}

/** Why each page that is there is in no build, by its address. */
export function reasonsLeftOut({ scheduled = [], drafts = [] }: Pick<Linked, 'scheduled' | 'drafts'>) {
  return new Map([
    ...scheduled.map(({ address, date }) => [address, `left out until ${date}`] as const),
    ...drafts.map(({ address }) => [address, 'a draft'] as const),
  ])
}

/** What more a page must be, beside being there. */
function whyUnfit(page: Page, [list, inside]: readonly PropertyKey[], target: Page): string | undefined {
  const { address } = target
  if (list === 'related' && target === page) return 'leads to the page itself.'
  if (list === 'related' && isInPreparation(target)) return `leads to ${address}, which is in preparation.`
  if ((list === 'strands' || inside === 'duties') && target.kind !== 'division')
    return `leads to ${address}, which is no division.`
  if (page.kind === 'shelf' && list === 'choosing' && parentAddress(address) !== page.address)
    return `leads to ${address}, which is not below this page.`
  return undefined
}
