/** Records for the gallery. */

export const sampleRecord = {
  name: 'One line of a valuation',
  fields: [
    { label: 'Item', holds: 'what' },
    { label: 'Photo', holds: 'source' },
    { label: 'Condition', holds: 'decision' },
    { label: 'Deduction', holds: 'amount' },
  ],
  check: 'A person accepts the condition before the value counts.',
  leaves: 'A valuation sheet, evidence included.',
} as const

export const sampleDesks = ['Outside', 'Intake', 'Analysis', 'Sign-off', 'Onward'].map((label) => ({
  label,
  text: `Who sits at ${label.toLowerCase()}`,
}))

/** A record that stops at these desks and is signed at one of them. */
export const sampleRoute = (desks: readonly string[], signed: string) =>
  desks.map((desk) => ({ desk, does: `What happens at ${desk.toLowerCase()}`, signs: desk === signed }))
