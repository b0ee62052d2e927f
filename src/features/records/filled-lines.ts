import type { How } from './papers.ts'

/** The lines of a tool's record with what is said at each: below its value, or beside it as far as the next note. */

export interface Field {
  label: string
  example: string
  /** The number of the paper it came from, or who filled it in. */
  paper?: number | undefined
  by?: string | undefined
  how?: How | undefined
}

export interface Note {
  title: string
  text: string
  /** The line that it is about; left out, the first. */
  about?: string | undefined
}

export interface FilledLine {
  field: Field
  below: Note[]
  beside: Note[]
  /** How many lines its notes stand beside: down to the next line that has some. */
  span: number
}

/** What is asked stands beside its line; each step goes there too, or below the value, where that leaves fewer holes. */
export function filledLines(fields: readonly Field[], asked: readonly Note[], steps: readonly Note[]): FilledLine[] {
  const [first = [], ...others] = Array.from({ length: 2 ** steps.length }, (_, way) => {
    const isBelow = (_step: Note, i: number) => Math.floor(way / 2 ** i) % 2 === 1
    const beside = steps.filter((step, i) => !isBelow(step, i))
    return place(fields, [...beside, ...asked], steps.filter(isBelow))
  })
  return others.reduce((best, lines) => (holesIn(lines) < holesIn(best) ? lines : best), first)
}

function place(fields: readonly Field[], right: readonly Note[], left: readonly Note[]): FilledLine[] {
  const [first] = fields
  const at = (notes: readonly Note[], label: string) => notes.filter(({ about = first?.label }) => about === label)
  const lines = fields.map((field) => ({ field, below: at(left, field.label), beside: at(right, field.label) }))
  return lines.map((line, i) => {
    const next = lines.findIndex(({ beside }, j) => j > i && beside.length > 0)
    return { ...line, span: (next < 0 ? lines.length : next) - i }
  })
}

/** About how many letters a line of type holds on either side of a wide screen; both are as tall. */
const letters = { below: 56, beside: 70 }
const lineTall = 23
const valueTall = 68

const tallOf = (notes: readonly Note[], width: number) =>
  notes.reduce((sum, { text }) => sum + (Math.ceil(text.length / width) + 1) * lineTall + 12, 0)

/** What stays empty on either side: each note with the lines that it stands beside, and lines above the first note. */
function holesIn(lines: readonly FilledLine[]): number {
  const talls = lines.map(({ below }) => valueTall + tallOf(below, letters.below))
  const first = lines.findIndex(({ beside }) => beside.length > 0)
  return lines.reduce((sum, { beside, span }, i) => {
    if (beside.length === 0) return i < first ? sum + (talls[i] ?? 0) : sum
    const left = talls.slice(i, i + span).reduce((all, tall) => all + tall, 0)
    return sum + Math.abs(left - tallOf(beside, letters.beside))
  }, 0)
}
