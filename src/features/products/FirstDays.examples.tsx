import { FirstDays } from './FirstDays.tsx'

const long = 'Rechtsschutzversicherungsgesellschaften'
const asked = [{ question: 'Does silence count?', answer: 'Only if your contract provides for it. Many do.' }]
const steps = [
  { title: 'Make a space', text: 'Name the client, choose your people, add the first files.', asked },
  { title: 'Invite the client', text: 'Their main contact accepts and decides who else may enter.', asked: [] },
  {
    title: 'Close it',
    text: 'At the end, make it read-only or download it whole.',
    asked: [...asked, { question: `${long}?`, answer: long }],
  },
]
const sample = {
  opening: { first: 'Builders wait for a yes.', rest: 'A space shows whose turn it is.', last: '' },
  facts: [
    { label: 'Visible to', value: 'Your team and the people the client names' },
    { label: 'Account', value: long },
  ],
  heading: 'From the first day on',
  related: { heading: 'Goes well with', links: [{ title: 'Trato', href: '#trato' }] },
}

export const examples = {
  'with questions, without, and with two': <FirstDays {...sample} steps={steps} />,
  'two steps, nothing asked': (
    <FirstDays {...sample} steps={steps.slice(0, 2).map((step) => ({ ...step, asked: [] }))} />
  ),
}
