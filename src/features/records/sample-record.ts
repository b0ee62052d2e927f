/** Records for the gallery. */

export const sampleRecord = {
  name: 'One line of a valuation',
  title: 'The cabinets, line by line',
  fields: [
    { label: 'Item', example: 'Kitchen cabinets', holds: 'what', by: 'The owner' },
    { label: 'Photo', example: 'Taken before the fire', holds: 'source', paper: 1, how: 'agree' },
    { label: 'Condition', example: 'Worn, accepted', holds: 'decision', paper: 1, how: 'clash' },
    { label: 'Deduction', example: 'For wear, without a source', holds: 'amount', by: 'The adjuster', how: 'missing' },
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
