/** Records for the gallery. */

export const sampleRecord = {
  name: 'One line of a valuation',
  fields: [
    { label: 'Item', example: 'Kitchen cabinets', by: 'Owner', shows: 1 },
    { label: 'Photo', example: 'Taken before the loss', by: 'Owner', shows: 2 },
    { label: 'Condition', example: 'Worn, accepted', by: 'Adjuster', shows: 3 },
    { label: 'Deduction', example: 'Age, shown apart', by: 'CheckACV', shows: 3 },
  ],
  check: 'A person accepts the condition before the value counts.',
  leaves: 'A valuation sheet, evidence included.',
}

export const sampleDesks = ['Outside', 'Intake', 'Analysis', 'Sign-off', 'Onward'].map((label) => ({
  label,
  text: `Who sits at ${label.toLowerCase()}`,
}))

/** A record that stops at these desks and is signed at one of them. */
export const sampleRoute = (desks: readonly string[], signed: string) =>
  desks.map((desk) => ({ desk, does: `What happens at ${desk.toLowerCase()}`, signs: desk === signed }))
