import { SheetNotes } from './SheetNotes.tsx'

const related = [{ title: 'RSU Liquidity', href: '#notes' }]
const chapter = {
  title: 'The gap',
  anchor: 'gap',
  said: { html: '<p>Suppose that shares vest.</p><p>Divide them.</p>' },
}
const question = (number: number) => ({
  title: `What is the question of note ${number}?`,
  anchor: `question-${number}`,
  said: { text: 'An answer that begins with the answer, and goes on for a sentence. '.repeat((number % 3) + 1) },
})

export const examples = {
  'one note': <SheetNotes notes={[question(1)]} related={related} />,
  'chapters and questions': (
    <SheetNotes notes={[chapter, ...[2, 3, 4, 5, 6, 7, 8, 9, 10].map(question)]} related={related} />
  ),
}
