import { expect, test } from 'vitest'
import { articlesOf } from './protocol.ts'

test('the articles of a protocol are lettered through, whatever the text goes on to say', () => {
  const terms = {
    capabilities: [{ title: 'Surveys', text: 'Asked aloud.' }],
    questions: [{ question: 'May we?', answer: 'You may.' }],
  }
  const chapter = { label: 'Who was silent', anchor: 'who-was-silent', html: '<p>Some.</p>' }
  expect(articlesOf(terms, [chapter])).toEqual([
    {
      letter: 'B',
      id: 'what',
      heading: 'What a study can include',
      items: [{ title: 'Surveys.', text: 'Asked aloud.' }],
    },
    { letter: 'C', id: 'who-was-silent', heading: 'Who was silent', html: '<p>Some.</p>' },
    { letter: 'D', id: 'questions', heading: 'Asked about the terms', items: [{ title: 'May we?', text: 'You may.' }] },
  ])
})
