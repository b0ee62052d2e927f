import { type Reach, reaches } from '../../model/document-words.ts'

/** How far the parts of a study travel: a line for each, through the columns of those who may read it. */

/** The middle of a column, in percent of the width of all of them. */
export function columnOf(reach: Reach): number {
  return Math.round(((reaches.indexOf(reach) + 0.5) / reaches.length) * 1000) / 10
}

/** Those who may read what travels so far, the nearest first. */
export function readersOf(reach: Reach): Reach[] {
  return reaches.slice(0, reaches.indexOf(reach) + 1)
}

/** What the lines of a document say in words, the farthest first: "5 pages reach anyone, 1 the agency". */
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
