import { FundClauses } from './FundClauses.tsx'

const points = ['Title and custody', 'The lease ledger', 'Rechtsschutzversicherungsgesellschaften'].map((title) => ({
  title,
  text: 'What happens, in a sentence or two that says who does it, and what a holder hears of it later.',
}))
const again = points.map(({ title, text }) => ({ title: `${title} again`, text }))
const questions = [...points, ...again].map(({ title, text }) => ({ question: `${title}?`, answer: text }))
const chapters = ['Cash rent or crop share', 'What the appraisal can miss'].map((label, i) => ({
  label,
  anchor: `chapter-${i}`,
  html: '<p>Under a cash lease the tenant owes a fixed sum, and carries the weather.</p>'.repeat(i + 2),
}))
const pages = ['Farmlands', 'Infrastructure', 'A page outside the family'].map((title, i) => ({ title, href: `#${i}` }))

export const examples = {
  'the fewest': (
    <FundClauses
      points={points.slice(0, 2)}
      steps={points.slice(1)}
      chapters={[]}
      questions={questions.slice(0, 1)}
      related={pages.slice(0, 1)}
      previous={undefined}
      next={pages[1]}
    />
  ),
  'the most': (
    <FundClauses
      points={[...points, ...again.slice(1)]}
      steps={[...points, ...again]}
      chapters={chapters}
      questions={questions}
      related={pages}
      previous={pages[0]}
      next={pages[1]}
    />
  ),
}
