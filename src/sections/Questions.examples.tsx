import { Questions } from './Questions.tsx'

const sell = {
  question: 'Can I sell units before the end of the term?',
  answer:
    'Yes, to another approved holder through the matched-sale list. There is no promise that a buyer will be there when you want one.',
}
const tenants = { question: 'Who manages the tenants?', answer: 'A local operator under contract to the vehicle.' }
const records = { question: 'Which records will I receive?', answer: 'The lease, the yield and a statement.' }

export const examples = {
  three: <Questions questions={[sell, tenants, records]} />,
  one: <Questions questions={[tenants]} />,
  'long words': (
    <Questions
      questions={[
        { question: 'Rechtsschutzversicherungsgesellschaften?', answer: 'Rechtsschutzversicherungsgesellschaften.' },
        {
          question:
            'What happens to my units if the operator of the parcel is replaced during the season, before the crop has been sold?',
          answer: 'They follow the title, as before.',
        },
      ]}
    />
  ),
}
