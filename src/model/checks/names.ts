import { spoken } from '../../lib/names.ts'
import { saying, stemOf, wordsOf } from '../../lib/words.ts'
import { parentAddress } from '../address.ts'
import type { Page } from '../page.ts'
import { type Problem, type Tell, toldBy } from '../problems.ts'
import type { Company, FooterFile, MenuFile, SearchFile } from '../schema/facts.ts'
import type { Linked } from './references.ts'

/** Names that menu, footer and search lead by: none stands for two things, and each leads where it says. */

const menuFile = 'content/menu.yaml'
const footerFile = 'content/footer.yaml'

interface Link {
  page: string
  label?: string | undefined
  anchor?: string | undefined
}

/** The lists of links that visitors read at once. */
const listsOf = ({ menu, footer }: Pick<Linked, 'menu' | 'footer'>): { file: string; at: string; links: Link[] }[] => [
  ...menu.map(({ items }, s) => ({ file: menuFile, at: `[${s}].items`, links: items })),
  ...footer.map(({ links }, c) => ({ file: footerFile, at: `[${c}].links`, links })),
]

/** What visitors could not tell apart: the same name twice in one list of links. */
export function twins({ pages, menu, footer }: Linked): Problem[] {
  const names = new Map(pages.map(({ address, name }) => [address, name]))
  const first = new Map<string, { file: string; field: string }>()
  return toldBy((tell) => {
    /** What may be there once, and the place in which it may. */
    const once = (file: string, field: string, name: string, within: string) => {
      const key = `${within}: ${name.toLowerCase()}`
      const earlier = first.get(key)
      first.set(key, earlier ?? { file, field })
      if (!earlier) return
      const place = earlier.file === file ? spoken(earlier.field) : earlier.file
      const what = `is "${name}", as in ${place}: visitors could not tell the two apart.`
      tell(file, field, what, 'Change one of the two, or remove it.')
    }
    // Two pages at one address are told as such.
    for (const { file, name, address } of new Map(pages.map((page) => [page.address, page])).values())
      if (address !== '/') once(file, 'name', name, `folder ${parentAddress(address)}`)
    for (const [s, { title, short }] of menu.entries()) {
      once(menuFile, `[${s}].title`, title, 'menu')
      once(menuFile, `[${s}].short`, short, 'bar')
    }
    for (const [c, { title }] of footer.entries()) once(footerFile, `[${c}].title`, title, 'footer')
    for (const { file, at, links } of listsOf({ menu, footer }))
      for (const [i, { page, label, anchor }] of links.entries()) {
        const isAgain = links.findIndex((other) => other.page === page && other.anchor === anchor) < i
        // What is read there, of links to different places.
        if (!isAgain) once(file, `${at}[${i}].${label ? 'label' : 'page'}`, label ?? names.get(page) ?? page, file + at)
        once(file, `${at}[${i}].page`, anchor ? `${page}#${anchor}` : page, `pages of ${file}${at}`)
      }
  })
}

/**
 * In the bar of a tablet upright, 768 px wide, the short titles stand beside the company's name, which gives way to
 * them: header.css. In pixels, as measured there: what both have together, the mark, a letter of each, and a gap.
 */
const bar = { room: 583, mark: 38, nameLetter: 11.3, letter: 7.8, gap: 12 }

interface Links {
  menu: MenuFile
  footer: FooterFile
  pages: readonly Page[]
  company: Pick<Company, 'shortName'>
}

/** What may be meant, and hardly is. */
export function menuWarnings(content: Links): Problem[] {
  return toldBy((tell) => {
    checkRoom(content, tell)
    checkMainLinks(content, tell)
    checkLabels(content, tell)
  })
}

/** A company may be renamed without its menu. */
function checkRoom({ menu, company: { shortName } }: Links, tell: Tell): void {
  const letters = menu.reduce((sum, { short }) => sum + short.length, 0)
  const name = bar.mark + bar.nameLetter * shortName.length
  const most = Math.floor((bar.room - name - bar.gap * (menu.length - 1)) / bar.letter)
  const longest = Math.max(...menu.map(({ short }) => short.length))
  const field = `[${menu.findIndex(({ short }) => short.length === longest)}].short`
  const what = `and the other short titles have ${letters} letters, at most ${most}: on a tablet they cut "${shortName}" off.`
  if (letters > most) tell(menuFile, field, what, 'Shorten one of them.')
}

/** What every kind of visitor comes for, and what laws ask for at the foot of a page. */
function checkMainLinks({ menu, footer, pages }: Links, tell: Tell): void {
  const inMenu = menu.flatMap(({ page, items }) => [page, ...items.map((item) => item.page)])
  const inFooter = footer.flatMap(({ links }) => links.filter(({ anchor }) => !anchor).map(({ page }) => page))
  const isLost = (address: string, linked: readonly string[]) =>
    !linked.includes(address) && pages.some((page) => page.address === address)
  for (const address of ['/careers', '/contact'])
    if (isLost(address, inMenu)) {
      const what = `does not lead to ${address}, which visitors look for there.`
      tell(menuFile, 'file', what, `Add "- page: ${address}" to a section.`)
    }
  for (const address of ['/privacy', '/terms'])
    if (isLost(address, inFooter)) {
      const what = `has no link to ${address}, which visitors look for at the foot of every page.`
      tell(footerFile, 'file', what, `Add "- page: ${address}" to a column.`)
    }
}

/** A label that is the name of another page leads visitors to the wrong one. */
function checkLabels({ menu, footer, pages }: Links, tell: Tell): void {
  const check = (file: string, field: string, label: string | undefined, page: string, anchor?: string) => {
    const named = pages.filter(({ name, address }) =>
      [name.toLowerCase(), address.slice(address.lastIndexOf('/') + 1)].includes(label?.toLowerCase() ?? '?'),
    )
    if (named.length === 0 || named.some(({ address }) => address === page)) return
    const what = `is "${label}", as ${named[0]?.address} is called, and leads to ${page}${anchor ? `#${anchor}` : ''}.`
    tell(file, field, what, 'Change the label, or where it leads.')
  }
  for (const [s, { title, page }] of menu.entries()) check(menuFile, `[${s}].title`, title, page)
  for (const { file, at, links } of listsOf({ menu, footer }))
    for (const [i, { page, label, anchor }] of links.entries()) check(file, `${at}[${i}].label`, label, page, anchor)
}

const searchFile = 'content/search.yaml'

interface Searched {
  pages: readonly Page[]
  synonyms: SearchFile
  /** The addresses of pages that are there and could not be read. */
  unread?: ReadonlySet<string>
}

/** A group of words helps nobody where no page says any of them; and a word in two groups would join the two. */
export function synonymProblems({ pages, synonyms, unread }: Searched): Problem[] {
  const texts = pages.map(({ name, heading = '', title, summary, description }) =>
    saying([name, heading, title, summary, description].join('\n')),
  )
  const known = new Map<string, string>()
  return toldBy((tell) => {
    for (const [group, { words }] of synonyms.entries()) {
      const all = words.join(', ')
      for (const [i, word] of words.entries()) {
        const key = wordsOf(word).map(stemOf).join(' ')
        const first = known.get(key)
        known.set(key, first ?? all)
        const what = `is "${word}", which the group "${first}" says already.`
        if (first) tell(searchFile, `[${group}].words[${i}]`, what, 'Remove one of the two words, or join the groups.')
      }
      if (unread?.size || words.some((word) => texts.some((says) => says(word)))) continue
      const what = `is ${all}, and no page says any of them in its name, title, summary or description.`
      tell(searchFile, `[${group}].words`, what, 'Add the word that the page uses, or remove the group.')
    }
  })
}
