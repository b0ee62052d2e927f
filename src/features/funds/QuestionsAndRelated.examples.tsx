import { QuestionsAndRelated } from './QuestionsAndRelated.tsx'

const questions = ['Can I sell units early?', 'Who deals with the tenants?', 'May holders visit a parcel?'].map(
  (question) => ({ question, answer: 'It depends, and the documents of the parcel say on what.' }),
)
const pages = ['REITs', 'Commodities', 'Infrastructure', 'Media', 'A page outside the map'].map((title, i) => ({
  title,
  text: 'What it holds, in one short line',
  href: `#${i}`,
  place: i < 4 ? ({ horizon: i + 1, cash: 5 - i, pays: 'rent' } as const) : undefined,
}))

export const examples = {
  'one and one': (
    <div className="wrap">
      <QuestionsAndRelated questions={questions.slice(0, 1)} pages={pages.slice(0, 1)} />
    </div>
  ),
  'three and five': (
    <div className="wrap">
      <QuestionsAndRelated questions={questions} pages={pages} />
    </div>
  ),
}
