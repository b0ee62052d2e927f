import { DeskImprint } from './DeskImprint.tsx'

const text = 'Who holds title, who pays rent or tolls, and what upkeep costs an owner who holds on for decades.'
const covers = ['Land', 'Credit and banking', 'Payments', 'Insurance', 'Energy'].map((title) => ({ title, text }))
const questions = ['May I quote a report?', 'Can I suggest a sector?'].map((question) => ({ question, answer: text }))
const related = ['News', 'Private Research'].map((title) => ({ title, href: '#related' }))

export const examples = {
  'one question': (
    <DeskImprint
      desk="Kite desk"
      html={`<p>${text}</p>`}
      covers={covers.slice(0, 3)}
      questions={questions.slice(0, 1)}
      related={related.slice(0, 1)}
    />
  ),
  usual: (
    <DeskImprint
      desk="Industry desk"
      html={`<p>${text}</p><p>${text}</p>`}
      covers={covers}
      questions={questions}
      related={related}
    />
  ),
}
