import { Headed } from './Headed.tsx'
import { QuestionList } from './QuestionList.tsx'

const questions = [
  { question: 'Can I sell early?', answer: 'Yes, to another approved holder.' },
  { question: 'Who manages the tenants?', answer: 'A local operator under contract.' },
]

export const examples = {
  'with questions, the first open': (
    <Headed heading="The map in words" id="example-headed" text="Quickest to leave first.">
      <QuestionList questions={questions} firstOpen />
    </Headed>
  ),
  'beside a text with a link': (
    <Headed
      heading="The map in words"
      id="example-linked"
      html='Quickest to leave first; the slowest is <a href="#bonds">Bonds</a>.'
    >
      <QuestionList questions={questions} />
    </Headed>
  ),
}
