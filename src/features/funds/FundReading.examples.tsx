import { FundReading } from './FundReading.tsx'

const questions = ['Title', 'Custody', 'Leases', 'Rechtsschutzversicherungsgesellschaften', 'Rent', 'Fees'].map(
  (title) => ({
    question: `${title}?`,
    answer: 'What happens, in a sentence or two that says who does it, and what a holder hears of it later.',
  }),
)
const chapters = ['Cash rent or crop share', 'One drought', 'What the appraisal can miss'].map((label, i) => ({
  label,
  anchor: `chapter-${i}`,
  html: '<p>Under a cash lease the tenant owes a fixed sum, and carries the weather.</p>'.repeat(i + 2),
}))
const pages = ['Farmlands', 'Infrastructure', 'A page outside the family'].map((title, i) => ({ title, href: `#${i}` }))
const place = { family: { title: 'Digital Funds', href: '#funds' }, wayOut: 'Slow', horizon: 'Long', beside: pages }
const shared = { place, related: pages, previous: pages[0], next: pages[1] }

export const examples = {
  'one question': (
    <FundReading
      chapters={[]}
      questions={questions.slice(0, 1)}
      place={{ ...place, beside: [] }}
      related={pages.slice(0, 1)}
      previous={undefined}
      next={pages[1]}
    />
  ),
  'nothing to read': <FundReading {...shared} chapters={[]} questions={[]} />,
  'three questions': <FundReading {...shared} chapters={[]} questions={questions.slice(0, 3)} />,
  'many questions': <FundReading {...shared} chapters={[]} questions={questions} />,
  'one chapter': <FundReading {...shared} chapters={chapters.slice(2)} questions={questions.slice(0, 2)} />,
  'three chapters': <FundReading {...shared} chapters={chapters} questions={questions} />,
}
