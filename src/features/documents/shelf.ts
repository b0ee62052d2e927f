import type { Hand } from '../../model/document-words.ts'

/** Where documents stand on the shelf of their family: by stage, each in a place of its own. */

export interface Stage<Standing> {
  label: string
  documents: readonly Standing[]
  /** Places that it takes; an empty stage shows that it is empty. */
  span: number
}

export function stagesOf<Standing extends { stage: number }>(
  labels: readonly string[],
  documents: readonly Standing[],
): Stage<Standing>[] {
  return labels.map((label, i) => {
    const standing = documents.filter(({ stage }) => stage === i + 1)
    return { label, documents: standing, span: Math.max(1, standing.length) }
  })
}

export function placesOn(stages: readonly { span: number }[]): number {
  return stages.reduce((sum, { span }) => sum + span, 0)
}

/** The height of one part's line on a small sheet, and the gap below it. */
const line = 11
const gap = 9

/** How much of a line is ours, of 98. */
const ours: Record<Hand, number> = { us: 98, both: 49, you: 0 }

/** The parts of a document as lines on a width of 100, in two paths: all of them, and what is ours. */
export function barPaths(contents: readonly { hand: Hand }[]) {
  const bars = contents.map(({ hand }, i) => ({ y: i * (line + gap) + 1, width: ours[hand] }))
  const path = (y: number, width: number) => `M1 ${y}h${width}v${line}H1z`
  return {
    height: contents.length * (line + gap),
    all: bars.map(({ y }) => path(y, 98)).join(''),
    ours: bars
      .filter(({ width }) => width > 0)
      .map(({ y, width }) => path(y, width))
      .join(''),
  }
}

/** Who writes how many parts: "6 parts. Our pages: 2. Your pages: 4". */
export function partsInWords(contents: readonly { hand: Hand }[], hands: Record<Hand, string>): string {
  const counts = (Object.keys(hands) as Hand[])
    .map((hand) => ({ hand, count: contents.filter((part) => part.hand === hand).length }))
    .filter(({ count }) => count > 0)
    .map(({ hand, count }) => `${hands[hand]}: ${count}`)
  return `${contents.length} parts. ${counts.join('. ')}`
}
