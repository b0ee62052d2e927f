import type { Tool } from './matrix.ts'

/** Records for the gallery. */

export const sampleRecord = {
  name: 'One line of a valuation',
  fields: [{ label: 'Item' }, { label: 'Photo' }, { label: 'Condition' }, { label: 'Deduction' }],
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

export const sampleLabels = {
  who: 'Who',
  what: 'About what',
  when: 'When',
  amount: 'How much',
  decision: 'Decided',
  source: 'Where from',
}

export const sampleTools: readonly Tool[] = [
  {
    name: 'Lectu',
    href: '#lectu',
    record: 'One answer',
    fields: [
      { label: 'Question', holds: 'what' },
      { label: 'Clause', holds: 'source' },
      { label: 'Page and line', holds: 'source' },
    ],
  },
  {
    name: 'Versicherungsgesellschaft',
    href: '#long',
    record: 'Versicherungsgesellschaftsanteile',
    fields: (Object.keys(sampleLabels) as (keyof typeof sampleLabels)[]).map((holds) => ({
      label: 'Versicherungsnehmernummer',
      holds,
    })),
  },
]
