import { ApiNotes } from './ApiNotes.tsx'
import { ApiReference } from './ApiReference.tsx'
import { TwoGrounds } from './TwoGrounds.tsx'

const facts = ['Caller', 'Returns', 'Actions', 'Finality', 'Keys', 'Limits'].map((label) => ({
  label,
  value: 'A shop or rental system',
}))
const fields = [
  { key: 'reference', value: 'order-example-1', written: 'text' },
  { key: 'note', value: 'A "quoted" word and a back\\slash', written: 'text', shows: 1 },
  { key: 'days', value: '3', written: 'number', shows: 2 },
  { key: 'buyer_asked', value: 'true', written: 'boolean', shows: 2 },
] as const
const points = ['Quote', 'Bind', 'Service', 'Claims'].map((title) => ({ title, text: 'What it does, in a sentence.' }))
const reference = {
  lead: { first: 'Your customer rents a van.', rest: 'It may want insurance.', last: 'Or it may not.' },
  facts,
  points,
  answer: { name: 'A quote comes back', status: 201, fields },
  call: [
    { way: 'app-us', says: 'Quote', binds: false },
    { way: 'partner-us', says: 'Confirms', binds: true },
    { way: 'us-app', says: 'Policy', binds: false },
  ],
  parties: { app: 'Your system', us: 'Quintara', partner: 'Insurer' },
} as const
const questions = [{ question: 'Who is the insurer?', answer: 'The company named in the contract.' }]
const links = [{ title: 'Trato', href: '#trato' }]
const chapter = { label: 'Whose money it is', anchor: 'whose-money-it-is', html: '<p>Not yours.</p>' }

export const examples = {
  'request with a body': (
    <TwoGrounds>
      <ApiReference
        {...reference}
        request={{ name: 'Ask for a quote', method: 'POST', path: '/quotes', fields }}
        risk={undefined}
      />
      <ApiNotes steps={points} chapters={[chapter]} questions={questions} links={links} />
    </TwoGrounds>
  ),
  'request without one, and a risk': (
    <TwoGrounds>
      <ApiReference
        {...reference}
        facts={facts.slice(0, 2)}
        request={{ name: 'Look at a quote', method: 'GET', path: '/quotes/quote-example-1', fields: [] }}
        risk="A coin can lose its link to the currency, and a confirmed transfer cannot be recalled."
      />
      <ApiNotes steps={points.slice(0, 2)} chapters={[]} questions={questions} links={links} />
    </TwoGrounds>
  ),
}
