import { payRange } from '../lib/formats.ts'
import { isFiller, stemOf, wordsOf } from '../lib/words.ts'
import { copyOf } from '../model/copy/texts.ts'
import type { Page } from '../model/page.ts'
import type { SearchFile } from '../model/schema/facts.ts'
import { isClosed, isInPreparation } from '../model/status.ts'
import { nameAlone } from '../site/distinct-names.ts'
import { pathTo, type Tree } from '../site/tree.ts'
import type { IndexedEntry, Standing } from './entry.ts'
import { headingsOf } from './headings.ts'
import { otherWords } from './synonyms.ts'

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
  const texts = [page.title, page.summary, page.description]
  const near = stems([page.description, ...headingsOf(page), ...otherWords(texts.join('\n'), synonyms)])
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
