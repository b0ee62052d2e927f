/** What stands below a tool's record, and not beside it, so that both come out about as tall on a wide screen. */

interface Words {
  title: string
  text: string
}

export interface ToolWords {
  record: { fields: readonly unknown[]; check: string; leaves: string }
  facts: readonly unknown[]
  steps: readonly Words[]
  /** Everything that always stands beside the record: notes, and the text. */
  beside: readonly Words[]
}

/** About how many letters a line holds, and how tall it is: below the record, and beside it. */
const narrow = { letters: 46, line: 23 }
const wide = { letters: 78, line: 27 }

const tallOf = (texts: readonly Words[], { letters, line }: typeof narrow) =>
  texts.reduce((sum, { title, text }) => sum + (Math.ceil((title.length + text.length) / letters) + 1) * line, 0)

/** Where they leave the smaller hole. The record can grow with the text beside it, so a hole below it counts half. */
export function stepsBelow({ record, facts, steps, beside }: ToolWords): boolean {
  const card = 120 + record.fields.length * 36 + tallOf([{ title: record.check, text: record.leaves }], narrow)
  const left = card + facts.length * 60 + 40
  const right = tallOf(beside, wide) + 100
  const hole = (under: number, next: number) => Math.max((next - under) / 2, under - next)
  return hole(left + tallOf(steps, narrow) + 70, right) < hole(left, right + tallOf(steps, wide) + 70)
}
