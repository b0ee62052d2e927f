import { payRange } from '../lib/formats.ts'
import { isFiller, saying, stemOf, wordsOf } from '../lib/words.ts'
import { partsOf, plainText } from '../model/checks/markdown-tree.ts'
import { copyOf } from '../model/copy/texts.ts'
import { glanceOf, type Page } from '../model/page.ts'
import type { SearchFile } from '../model/schema/facts.ts'
import { isClosed, isInPreparation } from '../model/status.ts'
import { textsAt } from '../model/walk.ts'
import { nameAlone } from '../site/distinct-names.ts'
import { pathTo, type Tree } from '../site/tree.ts'
import type { Entry, IndexedEntry, Standing } from './packed.ts'

/** Fields that a page shows as a heading, or as large as one. */
const titles = new Set(['title', 'heading', 'label', 'question', 'role'])

/** The headings of a page: of its Markdown, and of the points, facts and questions in its front matter. */
function headingsOf(page: Page): string[] {
  const written = partsOf(page.body).filter(({ node }) => node.type === 'heading')
  const inFields = textsAt(page).filter(({ path }) => titles.has(String(path.at(-1))))
  return [...inFields.map(({ text }) => text), ...written.map(({ node }) => plainText(node))]
}

/** What its head says: what it is, for whom, what one gets and what it costs. */
function headOf(page: Page): string[] {
  if (!('lede' in page)) return []
  const priced = 'pricing' in page && page.pricing ? ['Prices'] : []
  return [page.lede, ...glanceOf(page).map(({ value }) => value), ...priced]
}

/** The other words for what a text says: where it has one phrase of a group, all the others of that group. */
function otherWords(text: string, synonyms: SearchFile): string[] {
  const says = saying(text)
  return synonyms.flatMap(({ words }) => {
    const others = words.filter((phrase) => !says(phrase))
    return others.length < words.length ? others : []
  })
}

interface Searched {
  tree: Tree
  pages: readonly Page[]
  synonyms: SearchFile
  /** Names what belongs to no division. */
  company: { shortName: string }
}

/** Every page one may look for, in the order of the map. Nobody looks for a position that is closed. */
export function entriesOf(site: Searched): IndexedEntry[] {
  return site.pages.filter((page) => !isClosed(page)).map((page) => entryOf(page, site))
}

function entryOf(page: Page, { tree, synonyms, company }: Searched): IndexedEntry {
  const path = pathTo(tree, page.address)
  const above = path.slice(1, -1)
  const name = nameAlone(page)
  const names = [page.name, page.heading ?? page.name]
  const glance = headOf(page)
  const texts = [page.title, page.summary, page.description, ...glance]
  const near = stems([page.description, ...glance, ...headingsOf(page), ...otherWords(texts.join('\n'), synonyms)])
  const pay = 'pay' in page && page.pay ? ['pay', 'salary', payRange(page.pay)] : []
  const far = stems([...copyOf(page), ...pay, ...above.map((parent) => parent.name)])
  return {
    address: page.address,
    name,
    summary: page.summary,
    place: above.map((parent) => parent.name),
    group: path.find(({ kind }) => kind === 'division')?.name ?? company.shortName,
    standing: standingOf(page),
    also: [
      ...names.filter((other) => other !== name),
      ...humps(page.name),
      ...otherWords(names.join('\n'), synonyms),
    ].join(' '),
    title: page.title,
    near: [...near].sort(),
    far: [...far.difference(near)].sort(),
  }
}

function standingOf(page: Page): Standing {
  if (isInPreparation(page)) return 'in preparation'
  return page.kind === 'article' ? 'article' : 'page'
}

/** The parts of a name that is written in one, such as "Check ACV" of CheckACV. */
function humps(name: string): string[] {
  const parts = name.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
  return parts === name ? [] : [parts]
}

function stems(texts: readonly string[]): Set<string> {
  return new Set(
    texts
      .flatMap(wordsOf)
      .filter((word) => !isFiller(word))
      .map(stemOf),
  )
}

/** The pages of a division as a list: those right below it, each with all that is below it. */
export interface Chapter {
  name: string
  /** The division's own page, where it has one. */
  address?: string | undefined
  parts: { entry: Entry; below: Entry[] }[]
}

/** Every page by division, in the order of the map: the search without a question. */
export function pageIndex(entries: readonly Entry[]): Chapter[] {
  return [...Map.groupBy(entries, ({ group }) => group)].map(([name, members]) => {
    const head = members.find((member) => member.name === name && member.place.length === 0)
    const parts: Chapter['parts'] = []
    for (const entry of members) {
      const part = parts.findLast((above) => entry.address.startsWith(`${above.entry.address}/`))
      if (entry === head) continue
      if (part) part.below.push(entry)
      else parts.push({ entry, below: [] })
    }
    return { name, address: head?.address, parts }
  })
}
