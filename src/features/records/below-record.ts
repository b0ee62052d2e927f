/** What stands below a tool's record, and not beside it, so that both come out about as tall on a wide screen. */

interface Words {
  title: string
  text: string
}

export interface ToolWords {
  record: { fields: readonly unknown[]; check: string; leaves: string }
  facts: readonly { label: string; value: string }[]
  steps: readonly Words[]
  links: readonly unknown[]
  /** Everything that always stands beside the record: notes, and the text. */
  beside: readonly Words[]
}

const movable = ['steps', 'facts', 'links'] as const
type Movable = (typeof movable)[number]

/** About how many letters a line of a column holds, and how tall a line is. */
const letters = 50
const line = 23
/** The space around a group, and its heading. */
const around = 64

const tallOf = (texts: readonly Words[]) =>
  texts.reduce(
    (sum, { title, text }) => sum + (Math.ceil(title.length / 42) + Math.ceil(text.length / letters) + 1) * line,
    0,
  )

/** Of all ways to move them the one that leaves the smaller hole. */
export function belowRecord({ record, facts, steps, links, beside }: ToolWords): Movable[] {
  const tall: Record<Movable, number> = {
    steps: tallOf(steps) + around,
    facts: facts.length * 2.4 * line + around,
    links: (1 + Math.ceil(links.length / 3)) * line + around / 2,
  }
  const card = record.fields.length * 40 + tallOf([{ title: '', text: record.check + record.leaves }]) + 2 * around
  const always = tallOf(beside)
  const holes = subsets.map((below) => {
    const [left, right] = movable.reduce(
      ([under, next], one) => (below.includes(one) ? [under + tall[one], next] : [under, next + tall[one]]),
      [card, always] as const,
    )
    return { below, hole: Math.abs(left - right / 2) }
  })
  return holes.reduce((best, other) => (other.hole < best.hole ? other : best)).below
}

/** Every way to choose among them, none and all included. */
const subsets: Movable[][] = Array.from({ length: 2 ** movable.length }, (_, choice) =>
  movable.filter((_one, i) => choice & (1 << i)),
)
