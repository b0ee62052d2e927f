/** Steps side by side, and below each what it brings: a step has a column for each of these, and at least one. */

/** As many columns have room for their words. */
export const mostColumns = 6

interface StepColumns {
  columns: number
  /** How many columns each step has. */
  spans: number[]
  /** In which column each thing stands that a step brings, from 1. */
  places: number[]
}

export function columnsBelow(steps: readonly unknown[], brought: readonly { step: number }[]): StepColumns {
  const spans = steps.map((_, i) => Math.max(1, brought.filter(({ step }) => step === i + 1).length))
  const places = brought.map(({ step }, i) => {
    const before = spans.slice(0, step - 1).reduce((sum, span) => sum + span, 0)
    return before + brought.slice(0, i + 1).filter((other) => other.step === step).length
  })
  return { columns: spans.reduce((sum, span) => sum + span, 0), spans, places }
}
