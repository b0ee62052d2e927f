import { anchorOf } from '../../lib/names.ts'
import type { Page } from '../page.ts'
import { onceEach } from '../remembered.ts'
import type { Company } from '../schema/facts.ts'
import { isClosed, isInPreparation } from '../status.ts'
import { partsOf, plainText } from './markdown-tree.ts'

/** The parts of a page that a link may name behind a #. */

type Shown = Page['kind'] | 'in-preparation' | 'closed-position'

/** The sections that templates give an id; anchors.test.ts holds them to the templates. */
const sectionIds: Partial<Record<Shown, readonly string[]>> = {
  home: ['services', 'next'],
  about: ['mission', 'license', 'values', 'team', 'divisions', 'next'],
  careers: ['perks', 'positions', 'next'],
  contact: ['form', 'hours', 'addresses', 'offices', 'day'],
  legal: [],
  family: ['members', 'choosing', 'next'],
  division: ['products', 'lead', 'families', 'how', 'next'],
  'in-preparation': ['available', 'next'],
  shelf: ['articles', 'next'],
  category: ['covers', 'articles', 'questions', 'related', 'next'],
  article: ['sources', 'related', 'next'],
  'closed-position': ['open', 'next'],
  position: ['work', 'requirements', 'next'],
}

/** Those of whatever one can have, where a page has the field of the same name, or the one named below. */
const ofOfferings = [
  'gets',
  'features',
  'classes',
  'groups',
  'steps',
  'plans',
  'voices',
  'questions',
  'related',
  'next',
]
const fieldOf: Partial<Record<string, string>> = { plans: 'pricing', voices: 'testimonials' }

/** The ids of the sections of a kind of page, which shows some fields. */
export function idsOf(kind: Shown, shows: (field: string) => boolean): readonly string[] {
  return sectionIds[kind] ?? ofOfferings.filter((id) => shows(fieldOf[id] ?? id))
}

interface Site {
  pages: readonly Page[]
  company: Pick<Company, 'offices'>
}

/** The ids of a page's sections. */
export function sectionsOf(page: Page, { pages, company }: Site): string[] {
  const ids = idsOf(templateOf(page), (field) => hasSome(field)(page)).filter(
    (id) => shownIf[id]?.(page, pages) ?? true,
  )
  const cities = ids.includes('offices') ? company.offices.map(({ city }) => anchorOf(city)) : []
  const classes = page.kind === 'assets' ? page.classes.map(({ title }) => anchorOf(title)) : []
  const screens = page.kind === 'product' && page.figure?.draws === 'screen' ? page.figure.tabs : []
  const tabs = screens.map(({ value }) => value)
  return ['main', ...ids, ...cities, ...classes, ...tabs]
}

function templateOf(page: Page): Shown {
  if (isInPreparation(page)) return 'in-preparation'
  return isClosed(page) ? 'closed-position' : page.kind
}

const hasSome = (field: string) => (page: Page) => {
  const value: unknown = Reflect.get(page, field)
  return Array.isArray(value) ? value.length > 0 : value !== undefined
}

/** Some sections are there only where there is something to show. */
const shownIf: Readonly<Record<string, (page: Page, pages: readonly Page[]) => boolean>> = {
  lead: ({ address: above }, pages) =>
    pages.some(({ kind, address }) => kind === 'article' && address.startsWith(`${above}/`)),
  open: (_page, pages) => pages.some((other) => other.kind === 'position' && !other.closed),
  sources: hasSome('sources'),
  choosing: hasSome('choosing'),
  products: hasSome('products'),
}

/** The headings of a text with their ids, as the renderer makes them, and their lines. */
export const headingsOf = onceEach(({ body, markdown, textLine }: Pick<Page, 'body' | 'markdown' | 'textLine'>) => {
  const taken = new Map<string, number>()
  // The body begins with its first word, the text of the file with empty lines.
  const above = /^\s*/.exec(markdown)?.[0].split('\n').length ?? 1
  return partsOf(body, textLine + above - 1).flatMap(({ node, line }) => {
    if (node.type !== 'heading') return []
    const text = plainText(node)
    const id = slug(text)
    const times = taken.get(id) ?? 0
    taken.set(id, times + 1)
    return { text, line, depth: node.depth, id: times === 0 ? id : `${id}-${times}` }
  })
})

/** What the renderer makes of a heading. */
function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-')
}
