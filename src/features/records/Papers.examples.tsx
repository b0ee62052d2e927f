import { Papers } from './Papers.tsx'

const points = ['Beneficiary check', 'Drafts', 'Reminders'].map((title) => ({
  title,
  text: 'What it does about that, in a sentence or two that stand between the papers.',
}))
const form = { title: 'Beneficiary form', keeper: 'The insurer', look: 'form' as const }
const will = { title: 'Last will', keeper: 'In a safe', look: 'deed' as const }
const long = 'Versicherungsgesellschaftsanteilseignerversammlungsprotokoll'
const looks = ['ledger', 'screen', 'talk'] as const
const tie = (gap: number, how: 'agree' | 'clash' | 'missing', shows?: number) => ({
  gap,
  how,
  says: 'Two names for one policy',
  shows,
})

export const examples = {
  'two papers': (
    <Papers
      about="One beneficiary"
      points={points}
      papers={{
        sheets: [form, will],
        rows: [
          {
            lines: [{ label: 'Pays to', text: 'A former spouse' }, { text: 'To my daughter' }],
            ties: [tie(1, 'clash', 1)],
          },
          { lines: [{ label: 'If gone' }, { text: 'To her children' }], ties: [tie(1, 'missing', 2)] },
        ],
      }}
    />
  ),
  'three papers with long words': (
    <Papers
      about="One valuation"
      points={points}
      papers={{
        sheets: looks.map((look) => ({ title: `A ${look}`, keeper: 'Versicherungsgesellschaft', look })),
        rows: [1, 2, 3, 4, 5, 6].map((n) => ({
          lines: looks.map((look) => ({ label: `Versicherungsnehmer ${look} ${n}`, text: long })),
          ties: [tie(1, 'agree', n), tie(2, 'clash')],
        })),
      }}
    />
  ),
}
