import { RuledFacts } from './RuledFacts.tsx'

const facts = [
  { label: 'Users', value: 'Credit, legal and servicing teams at lenders' },
  { label: 'Works with', value: 'Loan agreements, borrower accounts and bank files' },
]

export const examples = {
  two: (
    <div className="wrap">
      <RuledFacts facts={facts} />
    </div>
  ),
}
