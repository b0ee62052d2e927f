import type { Page } from './read.ts'

export interface Difference {
  lost: string[]
  gained: string[]
}
export const facets = ['sentences', 'moved', 'words', 'links', 'headings', 'data', 'tree'] as const
/** What became of a page. Sentences that other pages say now, or said before, are moved: neither lost nor gained. */
export type Change = Record<(typeof facets)[number], Difference> & { address: string; state: string }
type Site = ReadonlyMap<string, Page>

const nothing: Page = { sentences: [], links: [], headings: [], data: [], tree: [] }

/** The pages that are not the same. Case and spaces make no difference, nor does punctuation within sentences. */
export function compare(before: Site, after: Site): Change[] {
  const pages = [...new Set([...before.keys(), ...after.keys()])].sort().map((address) => {
    const [was = nothing, is = nothing] = [before.get(address), after.get(address)]
    const [said, says] = [was, is].map(({ sentences }) => sentences.map(phrase).join('')) as [string, string]
    const { lost, gained } = difference(was.sentences, is.sentences, phrase)
    const [left, came] = [lost, gained].map((sentences) => new Set(sentences.map(phrase))) as [Set<string>, Set<string>]
    // Cut up or joined otherwise, a sentence is still there.
    const isLost = (sentence: string) => isMore(phrase(sentence), said, says)
    const isGained = (sentence: string) => isMore(phrase(sentence), says, said)
    return { address, was, is, said, says, left, came, lost: lost.filter(isLost), gained: gained.filter(isGained) }
  })
  const to = finder(pages.map(({ address, says, said, came }) => ({ address, some: says, others: said, own: came })))
  const from = finder(pages.map(({ address, says, said, left }) => ({ address, some: said, others: says, own: left })))
  const changes = pages.map(({ address, was, is, lost, gained }): Change => {
    const sentences = { lost: lost.filter((one) => !to(one)), gained: gained.filter((one) => !from(one)) }
    return {
      address,
      state: stateOf(before.get(address), after.get(address)),
      sentences,
      moved: {
        lost: lost.flatMap((one) => (to(one) ? `${one}  (to ${to(one)})` : [])),
        gained: gained.flatMap((one) => (from(one) ? `${one}  (from ${from(one)})` : [])),
      },
      words: difference(sentences.lost.flatMap(words), sentences.gained.flatMap(words)),
      links: difference(was.links, is.links),
      headings: difference(was.headings, is.headings),
      data: difference(was.data, is.data),
      tree: difference(was.tree, is.tree),
    }
  })
  return changes.filter((change) => change.state || facets.some((facet) => size(change[facet]) > 0))
}

export const size = ({ lost, gained }: Difference): number => lost.length + gained.length

function stateOf(was: Page | undefined, is: Page | undefined): string {
  if (!was || !is) return was ? 'gone' : 'new'
  return is.leadsTo && !was.leadsTo ? `gone, leads to ${is.leadsTo}` : ''
}

/** As often as one side has more of it. */
function difference(before: string[], after: string[], key: (text: string) => string = folded): Difference {
  const without = (some: string[], others: string[]) => {
    const left = new Map<string, number>()
    for (const other of others.map(key)) left.set(other, (left.get(other) ?? 0) + 1)
    return some.filter((text) => {
      const count = left.get(key(text)) ?? 0
      left.set(key(text), count - 1)
      return count <= 0
    })
  }
  return { lost: without(before, after), gained: without(after, before) }
}

/** Finds the page where there is more of a sentence. A word or two may be said elsewhere by chance. */
function finder(pages: { address: string; some: string; others: string; own: Set<string> }[]) {
  const all = pages.map(({ some }) => some).join('|')
  return (sentence: string): string | undefined => {
    const part = phrase(sentence)
    const isLong = words(sentence).length > 3
    if (!all.includes(part)) return undefined
    return pages.find(({ some, others, own }) => (isLong || own.has(part)) && isMore(part, some, others))?.address
  }
}

function isMore(part: string, some: string, others: string): boolean {
  return part !== '' && some.includes(part) && some.split(part).length > others.split(part).length
}

function phrase(sentence: string): string {
  return words(sentence)
    .map((word) => ` ${word} `)
    .join('')
}

function words(text: string): string[] {
  return folded(text).match(/[\p{L}\p{N}\p{M}]+(?:['.,][\p{L}\p{N}]+)*|[\p{S}%]/gu) ?? []
}

function folded(text: string): string {
  const plain = text.normalize('NFKC').replace(/[\u00ad\u200b\u2060]/g, '')
  return plain.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim().toLowerCase()
}
