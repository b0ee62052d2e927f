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
const line = 8
const gap = 7

export interface Bar {
  y: number
  /** From 0 to 100: how much of it is ours. */
  ours: number
}

/** The parts of a document as bars on a width of 100. */
export function barsOf(contents: readonly { hand: 'us' | 'you' | 'both' }[]): { bars: Bar[]; height: number } {
  const ours = { us: 100, both: 50, you: 0 }
  const bars = contents.map(({ hand }, i) => ({ y: i * (line + gap) + 1, ours: ours[hand] }))
  return { bars, height: contents.length * (line + gap) }
}

/** Bars as two paths: all of them, and what is ours. */
export function barPaths(contents: Parameters<typeof barsOf>[0]) {
  const { bars, height } = barsOf(contents)
  return {
    height,
    all: bars.map(({ y }) => `M1 ${y}h98v${line}H1z`).join(''),
    ours: bars
      .filter((bar) => bar.ours > 0)
      .map((bar) => `M1 ${bar.y}h${(bar.ours * 98) / 100}v${line}H1z`)
      .join(''),
  }
}
