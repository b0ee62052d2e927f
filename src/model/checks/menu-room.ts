import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'
import type { Company, FooterFile, MenuFile } from '../schema/facts.ts'

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
export const menuWarnings = (content: Links): Problem[] => [
  ...cutName(content),
  ...mainLinks(content),
  ...legalLinks(content),
  ...labels(content),
]

/** A warning, since a company may be renamed without its menu. */
function cutName({ menu, company }: Pick<Links, 'menu' | 'company'>): Problem[] {
  const letters = menu.reduce((sum, { short }) => sum + short.length, 0)
  const name = bar.mark + bar.nameLetter * company.shortName.length
  const most = Math.floor((bar.room - name - bar.gap * (menu.length - 1)) / bar.letter)
  const longest = menu.reduce((long, { short }, i) => (short.length > (menu[long]?.short.length ?? 0) ? i : long), 0)
  if (letters <= most) return []
  const what = `and the other short titles have ${letters} letters, at most ${most}: on a tablet they cut "${company.shortName}" off.`
  return [{ file: 'content/menu.yaml', field: `[${longest}].short`, what, cure: 'Shorten one of them.' }]
}

/** What every kind of visitor comes for. */
function mainLinks({ menu, pages }: Links): Problem[] {
  const linked = new Set(menu.flatMap(({ page, items }) => [page, ...items.map((item) => item.page)]))
  return ['/careers', '/contact']
    .filter((address) => !linked.has(address) && pages.some((page) => page.address === address))
    .map((address) => ({
      file: 'content/menu.yaml',
      field: 'file',
      what: `does not lead to ${address}, which visitors look for there.`,
      cure: `Add "- page: ${address}" to a section.`,
    }))
}

/** Whoever gives data away looks for these at the foot of a page, and laws ask for them there. */
function legalLinks({ footer, pages }: Links): Problem[] {
  const linked = new Set(footer.flatMap(({ links }) => links.filter(({ anchor }) => !anchor).map(({ page }) => page)))
  return ['/privacy', '/terms']
    .filter((address) => !linked.has(address) && pages.some((page) => page.address === address))
    .map((address) => ({
      file: 'content/footer.yaml',
      field: 'file',
      what: `has no link to ${address}, which visitors look for at the foot of every page.`,
      cure: `Add "- page: ${address}" to a column.`,
    }))
}

/** A label that is the name of another page leads visitors to the wrong one. */
function labels({ menu, footer, pages }: Links): Problem[] {
  const called = (label: string, { name, address }: Page) =>
    [name.toLowerCase(), address.slice(address.lastIndexOf('/') + 1)].includes(label.toLowerCase())
  const links = [
    ...menu.flatMap(({ items, title, page }, s) =>
      [
        { page, label: title, field: `[${s}].title` },
        ...items.map((link, i) => ({ ...link, field: `[${s}].items[${i}].label` })),
      ].map((link) => ({ ...link, file: 'content/menu.yaml', anchor: '' })),
    ),
    ...footer.flatMap((column, c) =>
      column.links.map((link, i) => ({ ...link, file: 'content/footer.yaml', field: `[${c}].links[${i}].label` })),
    ),
  ]
  return links.flatMap(({ file, field, page, label, anchor }) => {
    const named = label ? pages.filter((other) => called(label, other)) : []
    if (named.length === 0 || named.some(({ address }) => address === page)) return []
    const what = `is "${label}", as ${named[0]?.address} is called, and leads to ${page}${anchor ? `#${anchor}` : ''}.`
    return [{ file, field, what, cure: 'Change the label, or where it leads.' }]
  })
}
