import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'yaml'
import { countryName } from '../../src/lib/formats.ts'
import { addressOf, parentAddress } from '../../src/model/address.ts'
import { contentFiles, markdownFolders, markdownIn, wordsFile, yamlFiles } from '../../src/model/content-files.ts'
import { countedPage, counts, placeholders } from '../../src/model/placeholders.ts'
import { remembered } from '../../src/model/remembered.ts'
import { companySchema } from '../../src/model/schema/facts.ts'
import { isTextFile, split } from './files.ts'
import { labelOf } from './shape.ts'
import type { Entry, Listing, Section } from './types.ts'

/** A page as far as the list goes. */
interface Listed extends Entry {
  address: string
  kind: string
  order: number
}

/** The site has one page of each of these, so none starts another. */
const single = new Set(['home', 'about', 'careers', 'contact', 'assets', 'division', 'shelf', 'category'])

/** Kinds that people call by another name. */
const nouns: Record<string, string> = {
  legal: 'legal page',
  offering: 'offer',
}
const nounOf = (kind: string) => nouns[kind] ?? kind

/** Such as "an article". */
function addable(folder: string, models: readonly Listed[]): Required<Section>['add'] {
  const noun = nounOf(models[0]?.kind ?? 'page')
  return { what: `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`, folder, models: [...models] }
}

/** The families of the site, each with its pages, as its addresses put them. */
function treeOf(pages: readonly Listed[]): Listing['groups'] {
  const below = Map.groupBy(
    pages.filter(({ address }) => address !== '/'),
    ({ address }) => parentAddress(address),
  )
  const isFamily = ({ address, kind }: Listed) => below.has(address) || kind === 'category'
  const models = (of: readonly Listed[]) =>
    of.filter(({ kind }) => !single.has(kind)).sort((a, b) => Number(Boolean(a.mark)) - Number(Boolean(b.mark)))
  const articles = models(pages.filter(({ kind }) => kind === 'article'))

  const sectionOf = (page: Listed, name: string): Section => {
    const leaves = (below.get(page.address) ?? []).filter((child) => !isFamily(child))
    const own = page.kind === 'category' && leaves.length === 0 ? articles : models(leaves)
    const folder = page.kind === 'category' ? 'content' : page.kind === 'careers' ? '' : 'content/pages'
    const add = addable(folder ? `${folder}${page.address}` : 'content/positions', own)
    return {
      name: page.kind === 'careers' ? 'Careers and positions' : name,
      entries: [page, ...leaves],
      ...(own.length > 0 && { add }),
    }
  }
  /** A page's own section, and those of the families below it. */
  const sectionsOf = (page: Listed, above: string[] = []): Section[] => [
    sectionOf(page, [...above, page.name].join(' › ')),
    ...(below.get(page.address) ?? [])
      .filter(isFamily)
      .flatMap((child) => sectionsOf(child, page.kind === 'division' ? above : [...above, page.name])),
  ]
  const top = below.get('/') ?? []
  const home = pages.filter(({ address }) => address === '/')
  const legal = top.filter(({ kind }) => kind === 'legal')
  const rest = [...home, ...top.filter((page) => !isFamily(page) && page.kind !== 'legal')]
  // Whatever no page stands above is listed, too: its form says what is wrong.
  const addresses = new Set(pages.map(({ address }) => address))
  const isReached = (address: string): boolean => {
    const above = parentAddress(address)
    return above === '/' || (addresses.has(above) && isReached(above))
  }
  const lost = pages.filter(({ address }) => !isReached(address))
  const plain = (name: string, entries: Listed[]) => ({ name, sections: [{ name, entries }] })
  return [
    plain('Top pages', rest),
    ...top.filter(isFamily).map((page) => ({ name: page.name, sections: sectionsOf(page) })),
    {
      name: 'Legal',
      sections: [{ name: 'Legal', entries: legal, add: addable('content/pages', models(legal)) }],
    },
    plain('Without a page above', lost),
  ].filter(({ sections }) => sections.some(({ entries }) => entries.length > 0))
}

/** Every file in the site's own tree, families by their names, and what forms offer to choose from. */
export function listFiles(root: string, today: Date): Listing {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const files = contentFiles(root).filter(isTextFile)
  const texts = markdownFolders.flatMap((folder) =>
    markdownIn(files, folder).map((file) => ({ file, text: read(file) })),
  )
  const day = today.toISOString().slice(0, 10)
  const pages = texts
    .map(({ file, text }) => listed(file, remembered(fieldsOf, file, text, new Map()), day))
    .sort((a, b) => a.order - b.order || a.name.localeCompare(b.name, 'en'))
  const facts = [...yamlFiles, 'content/launch.yaml', wordsFile]
    .filter((file) => files.includes(file))
    .map((path) => ({ path, name: factNames[path] ?? path, words: namesIn(fieldsOf(path, read(path))) }))

  const companyFile = 'content/company.yaml'
  const company = companySchema.safeParse(
    files.includes(companyFile) ? fieldsOf(companyFile, read(companyFile)) : {},
  ).data
  const plain = (names: readonly string[] = []) => names.map((name) => ({ value: name, name }))
  return {
    groups: [{ name: 'Company', sections: [{ name: 'Facts of the site', entries: facts }] }, ...treeOf(pages)],
    choices: {
      page: pages
        .map(({ address, name }) => ({ value: address, name }))
        .sort((a, b) => a.name.localeCompare(b.name, 'en')),
      department: plain(company?.careers.departments),
      location: plain(company && [...company.offices.map(({ city }) => city), 'Remote']),
      type: plain(company?.careers.types),
      author: plain(company?.authors?.map(({ name }) => name)),
      ...everywhere,
    },
    values: company
      ? [
          ...placeholders(company),
          ...counts(
            company.offices.length,
            texts.map(({ file, text }) => countedPage(file, text, today)),
          ),
        ]
      : [],
  }
}

const factNames: Record<string, string> = {
  'content/company.yaml': 'Company',
  'content/menu.yaml': 'Menu',
  'content/footer.yaml': 'Footer',
  'content/search.yaml': 'Words that mean the same in the search',
  'content/launch.yaml': 'What the owner has to confirm',
  [wordsFile]: 'Words that the spelling check knows',
}

/** The names of all fields, and of the places, in what a file says: an office is looked for as one. */
function namesIn(data: unknown): string {
  if (typeof data !== 'object' || data === null) return ''
  const own = Array.isArray(data) ? [] : Object.keys(data).map(labelOf)
  const { city = '' } = data as { city?: unknown }
  return [...own, city, ...Object.values(data).map(namesIn)].filter(Boolean).join(' ')
}

const named = (values: readonly string[], nameOf: (value: string) => string | undefined) =>
  values.map((value) => ({ value, name: nameOf(value) ?? value })).sort((a, b) => a.name.localeCompare(b.name, 'en'))

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** What has two letters, and is no country. */
const noCountry = /^(EU|EZ|QO|UN|XA|XB|ZZ)$/
const countries = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => new Intl.Locale(`und-${code}`).region === code && countryName(code) !== code)
  .filter((code) => !noCountry.test(code))
const currencyNames = new Intl.DisplayNames('en', { type: 'currency' })

/** What is the same all over the world. */
const everywhere = {
  timeZone: named(Intl.supportedValuesOf('timeZone'), (zone) => zone),
  country: named(countries, countryName),
  currency: named(Intl.supportedValuesOf('currency'), (code) => currencyNames.of(code)),
}

/** The fields of a file as far as they can be read: one with a mistake is listed all the same. */
function fieldsOf(file: string, text: string): Record<string, unknown> {
  const data: unknown = parseDocument(split(file, text).yaml).toJS()
  return typeof data === 'object' && data !== null ? { ...data } : {}
}

function listed(path: string, data: Record<string, unknown>, day: string): Listed {
  const kind = path.startsWith('content/positions/') ? 'position' : String(data['kind'] ?? 'article')
  const { name, title, status, date, closes } = data
  const mark =
    (status === 'draft' && 'Draft') ||
    (status === 'in-preparation' && 'In preparation') ||
    (kind === 'article' && String(date) > day && `Scheduled for ${date}`) ||
    (closes !== undefined && String(closes) < day && 'Closed')
  return {
    path,
    name: String(name ?? title ?? path),
    address: addressOf(path),
    kind,
    words: nounOf(kind),
    order: typeof data['order'] === 'number' ? data['order'] : Number.POSITIVE_INFINITY,
    ...(mark && { mark }),
  }
}
