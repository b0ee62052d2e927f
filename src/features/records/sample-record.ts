/** A record for the gallery. */
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
