import { expect, test } from 'vitest'
import { stepsOf } from './service-views.ts'

test('a step cites its notes by their letters, as the list below the sheet counts them', () => {
  const notes = ['May I?', 'Until when?', 'The tide'].map((title, i) => ({ title, anchor: `note-${i}` }))
  const steps = [
    { title: 'Row', text: 'Out.', notes: ['The tide', 'May I?'] },
    { title: 'Rest', text: 'A while.' },
  ]
  expect(stepsOf({ steps }, notes).map((step) => step.notes)).toEqual([
    [
      { letter: 'a', anchor: 'note-0' },
      { letter: 'c', anchor: 'note-2' },
    ],
    [],
  ])
})
