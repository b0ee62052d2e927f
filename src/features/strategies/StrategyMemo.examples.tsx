import { StrategyMemo } from './StrategyMemo.tsx'
import { sampleStrategies } from './sample-strategies.ts'

const points = ['Idea log', 'Point-in-time data', 'Rechtsschutzversicherungsgesellschaften'].map((title) => ({
  title,
  text: 'What is done, in a sentence or two that says who does it and what comes of it when it fails.',
}))
const again = points.map(({ title, text }) => ({ title: `${title} again`, text }))
const questions = [...points, ...again].map(({ title, text }, i) => ({
  question: `${title}?`,
  answer: text,
  ...(i > 0 && i < 3 && { step: i }),
}))
const facts = [
  { label: 'Edge', value: 'Pricing errors found by statistical research' },
  { label: 'Horizon', value: 'Days to weeks per position' },
  { label: 'Data', value: 'Daily prices' },
]
const shared = {
  family: { name: 'Strategies', href: '#all' },
  head: {
    facts,
    own: '#energy',
    strategies: sampleStrategies,
    spanFact: 'Horizon',
  },
  lead: { first: 'Pricing errors shrink once a journal has described them.', rest: 'Positions are many, and small.' },
  risk: {
    heading: 'How it fails',
    text: 'A pattern in past data may be chance, and a real one can vanish once others trade it.',
    notice: 'Not an offer. A licensed firm, named in your contract, does what calls for a license.',
  },
}
const chapters = ['Three ways a deal can pay', "Reading a manager's record"].map((label, i) => ({
  label,
  anchor: `chapter-${i}`,
  html: '<p>Earnings grow. Debt is repaid from cash flow. Or the next buyer pays more than the last one did.</p>',
}))
const pages = ['Venture', 'Fundamental', 'Asset Management'].map((title, i) => ({ title, href: `#${i}` }))

export const examples = {
  'the fewest': (
    <StrategyMemo
      {...shared}
      notFor=""
      steps={points.slice(0, 2)}
      guards={points.slice(1)}
      chapters={[]}
      questions={questions.slice(0, 1)}
      related={pages.slice(0, 1)}
    />
  ),
  'questions, and no chapter': (
    <StrategyMemo
      {...shared}
      notFor=""
      steps={points}
      guards={points.map((point) => ({ ...point, step: 2 }))}
      chapters={[]}
      questions={questions.slice(0, 4)}
      related={pages}
    />
  ),
  'the most': (
    <StrategyMemo
      {...shared}
      notFor="It is no place for cash."
      steps={points}
      guards={[...points, ...again].map((point, i) => ({ ...point, step: i < 4 ? (i % 3) + 1 : undefined }))}
      chapters={chapters}
      questions={[
        ...questions,
        ...chapters.map(({ label }) => ({ question: `${label}?`, answer: 'So.', chapter: label })),
      ]}
      related={pages}
    />
  ),
}
