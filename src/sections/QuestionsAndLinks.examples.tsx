import { QuestionsAndLinks } from './QuestionsAndLinks.tsx'

const questions = ['Who decides?', 'What if it is late?'].map((question) => ({
  question,
  answer: 'The people your policy names. The system records what they decide.',
}))
const links = ['ESG', 'Syphen'].map((title) => ({ title, text: 'What it does, in one line', href: `#${title}` }))

export const examples = {
  two: <QuestionsAndLinks asking="What institutions ask" questions={questions} leading="Next" links={links} />,
}
