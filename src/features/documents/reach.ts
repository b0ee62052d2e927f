import { type Reach, reaches } from '../../model/document-words.ts'

/** How far the parts of a study travel: a bar for each, over the columns of those who may read it. */

/** A field for each reader, with a little air between them: where it begins, and whether the part comes so far. */
export function fieldsOf(reach: Reach): { x: string; filled: boolean }[] {
  return reaches.map((_, i) => ({ x: `${Math.round(i * 337) / 10}%`, filled: i <= reaches.indexOf(reach) }))
}

/** What the bars of a document say in words, the farthest first: "5 pages reach anyone, 1 the agency". */
export function reachWords(contents: readonly { reaches: Reach }[], names: Record<Reach, string>): string {
  return reaches
    .toReversed()
    .map((reach) => ({ reach, count: contents.filter((part) => part.reaches === reach).length }))
    .filter(({ count }) => count > 0)
    .map(({ reach, count }, i) => {
      const name = names[reach].toLowerCase()
      return i > 0 ? `${count} ${name}` : `${count} ${count === 1 ? 'page reaches' : 'pages reach'} ${name}`
    })
    .join(', ')
}

/** The lines of a document as anyone gets it, in a drawing with fourteen pixels for each. */
export function blackedOut(contents: readonly { reaches: Reach }[]): { y: number; black: boolean }[] {
  return contents.map(({ reaches: reach }, i) => ({ y: i * 14, black: reach !== 'anyone' }))
}

/** The same in words. */
export function publicWords(contents: readonly { reaches: Reach }[]): string {
  const open = contents.filter(({ reaches: reach }) => reach === 'anyone').length
  if (open === contents.length) return `Anyone may read all ${open} parts`
  return `Anyone may read ${open || 'none'} of its ${contents.length} parts`
}
