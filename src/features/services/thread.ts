import { isLicensed } from '../../lib/licensed.ts'

/**
 * The thread of a service's work: through whose hands it passes, step by step. A lane is a hand, and lanes stand in
 * columns of one width to the right of the steps. Places are counted in those columns, so they hold at any width.
 */

/** Whose hands: ours, somebody else's, or those of a firm that needs a license for what it does. */
export type Hand = 'us' | 'others' | 'licensed'

export interface Step {
  title: string
  text: string
  us?: string | undefined
  others?: { who: string; text: string } | undefined
}

/** What a hand does in a step: a sentence, and how it begins where the hand is not ours. */
interface Act {
  hand: Hand
  /** The column of its lane; the steps themselves have the first, which is 0. */
  lane: number
  who?: string
  text: string
}

interface Thread<Shown> {
  /** The columns: one for the steps, and one for each lane. */
  columns: number
  /** Those before the border of a licensed firm, where notes may stand. */
  open: number
  lanes: Hand[]
  /** From all that it begins with, to the first hand. */
  head: string
  steps: {
    step: Shown
    acts: Act[]
    /** From the hand that had it last to the first of this step, and on to the others. */
    path: string
    /** The lane from which it goes on. */
    last: number
  }[]
  /** From the last hand to all that it ends with. */
  foot: string
}

/** From left to right: a license is the last border that the work crosses. */
const order: readonly Hand[] = ['us', 'others', 'licensed']

export function threadOf<Shown extends Step>(steps: readonly Shown[], events: number, results: number): Thread<Shown> {
  const all = steps.map(actsOf)
  const lanes = order.filter((hand) => all.some((acts) => acts.some((act) => act.hand === hand)))
  const columns = lanes.length + 1
  const placed = all.map((acts) => acts.map((act) => ({ ...act, lane: lanes.indexOf(act.hand) + 1 })))
  const first = placed[0]?.[0]?.lane ?? 0
  let last = first
  const drawn = steps.map((step, i) => {
    const acts = placed[i] ?? []
    const [from, to] = [acts[0]?.lane ?? last, acts.at(-1)?.lane ?? last]
    const path = strand(last, from) + (to === from ? '' : `H${to}`)
    last = to
    return { step, acts, path, last }
  })
  return {
    columns,
    open: lanes.includes('licensed') ? columns - 1 : columns,
    lanes,
    head: spread(events, columns, (place) => `${strand(place, first, joined)}V1`),
    steps: drawn,
    foot: spread(results, columns, (place) => strand(last, place)),
  }
}

/** Who acts in a step, in order: we prepare what the others then do. */
function actsOf({ us, others }: Step): Omit<Act, 'lane'>[] {
  return [
    ...(us ? [{ hand: 'us' as const, text: us }] : []),
    ...(others ? [{ hand: handOf(others.who), ...others }] : []),
  ]
}

/** A name says whether a license is needed. */
const handOf = (who: string): Hand => (isLicensed(who) ? 'licensed' : 'others')

/** A path of SVG from the top to the bottom of a band that is 1 high, upright at both ends. */
const strand = (from: number, to: number, end = 1) => {
  const [start, turn, arrive] = [`M${rounded(from)} 0`, rounded(end * 0.8), rounded(end * 0.2)]
  const [a, b] = [rounded(from), rounded(to)]
  return from === to ? `${start}V${end}` : `${start}C${a} ${turn} ${b} ${arrive} ${b} ${end}`
}

/** How far down the strands of the events have met: below that stand the names of the lanes. */
const joined = 0.6

/** A path for each of several things that stand side by side over the whole width. */
const spread = (count: number, columns: number, path: (place: number) => string) =>
  Array.from({ length: count }, (_, i) => path((i * columns) / count)).join('')

const rounded = (place: number) => Math.round(place * 100) / 100

/** Whose lane it is where others act: a visitor's own people, or anybody. */
export function othersHead(steps: readonly Step[]): string {
  const names = steps.flatMap(({ others }) => (others && handOf(others.who) === 'others' ? others.who : []))
  return names.every((name) => name.startsWith('Your ')) ? 'Your side' : 'Other hands'
}

/** As high as notes hang where there is room beside them, in lines; and about as many letters as a line has. */
const shallow = 6
const perLine = 42

/** Over how many columns each note of a step is set: none hangs down further than the row needs to hold them all. */
export function noteSpans(lengths: readonly number[], columns: number): number[] {
  const lines = lengths.map((length) => 1 + length / perLine)
  const most = Math.max(columns, lengths.length)
  const spans = (deep: number): number[] => {
    const found = lines.map((own) => Math.min(columns, Math.ceil(own / deep)))
    return found.reduce((sum, span) => sum + span, 0) <= most ? found : spans(deep + 1)
  }
  return spans(shallow)
}
