import { VoicesAndAnswers } from './VoicesAndAnswers.tsx'

const long = 'Rechtsschutzversicherungsgesellschaften'
const designer = {
  quote: 'The address goes out with the invoice, and the invoice closes while I am asleep.',
  name: 'Independent designer',
  title: 'Works alone',
  tool: { title: 'Clients', href: '#clients' },
}
const insurers = { quote: long, name: long, title: 'Insurers', tool: { title: long, href: '#time' } }
const sample = {
  note: 'These voices are illustrative. We wrote them, and they are not statements of real customers.',
  questions: [
    { question: 'Can it be reversed?', answer: 'Not once it is confirmed. Only the payee can send it back.' },
    { question: `${long}?`, answer: 'Agree on who bears it.' },
  ],
  related: { heading: 'See also', links: [{ title: 'Portal', href: '#portal' }] },
}

export const examples = {
  'two voices': <VoicesAndAnswers {...sample} voices={[designer, insurers]} />,
  'one voice': <VoicesAndAnswers {...sample} voices={[designer]} />,
  'none, one question': (
    <VoicesAndAnswers {...sample} note={undefined} voices={[]} questions={sample.questions.slice(0, 1)} />
  ),
}
