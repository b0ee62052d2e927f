import type { Hand, Reach } from '../../model/document-words.ts'
import type { Study } from './Lanes.tsx'
import type { Shelved } from './Shelf.tsx'

/** Documents for the gallery. */

const part = (i: number) => ({
  title: `Part ${i + 1}`,
  answers: 'Which question does it answer for whoever reads it?',
  step: (i % 3) + 1,
})

export const sampleHands: Record<Hand, string> = { us: 'Our pages', both: 'Pages made together', you: 'Your pages' }

/** So many parts, in turn by those who write them. */
export const writtenParts = (count: number, from = 0) =>
  Array.from({ length: count }, (_, i) => ({
    ...part(from + i),
    hand: (['us', 'both', 'you'] as const)[i % 3] ?? 'us',
  }))

/** So many parts, in turn by how far they travel. */
export const travelingParts = (count: number, from = 0) =>
  Array.from({ length: count }, (_, i) => ({
    ...part(from + i),
    reaches: (['anyone', 'asker', 'team'] as const)[i % 3] ?? 'team',
  }))

export const sampleNames: Record<Reach, string> = { team: 'The team', asker: 'The agency', anyone: 'Anyone' }

export const sampleSteps = ['Look', 'Measure', 'Draw'].map((title) => ({
  title,
  text: 'What happens in this step, in a sentence or two that says who does it.',
}))

/** As many as the schema lets there be. */
export const manySteps = ['Look', 'Measure', 'Draw', 'Fold', 'Fly', 'Mend'].map((title) => ({
  title,
  text: 'What happens in this step, in a sentence or two that says who does it.',
}))
export const manyFacts = ['For', 'Ends with', 'Subject', 'Where', 'Team', 'Language'].map((label) => ({
  label,
  value: 'Founders with early paying customers',
}))

export const sampleSheet = {
  facts: [
    { label: 'For', value: 'Founders with early paying customers' },
    { label: 'Ends with', value: 'A plan tied to a forecast' },
  ],
  brings: ['Raw exports', 'One session a week'],
  keeps: ['The model, ready to change', 'Every conversation with a buyer'],
}

export const shelved = (name: string, stage: number, parts: number): Shelved => ({
  name,
  href: `#${name.toLowerCase().replaceAll(' ', '-')}`,
  stage,
  document: { title: `${name} plan`, contents: writtenParts(parts) },
})

const rightLabels = ['Asks', 'Pays', 'Holds', 'Finds', 'Publishes', 'Reads']
const lanes = ['asker', 'group', 'asker', 'signers', 'asker', 'public'] as const

export const sampleStudy = (name: string): Study => ({
  name,
  href: `#${name.toLowerCase()}`,
  asker: `Whoever asks for ${name}`,
  rights: rightLabels.map((label, i) => {
    const lane = lanes[i] ?? 'asker'
    return { label, lane, who: `The ${lane}`, text: 'Who that is here, and on what terms' }
  }),
})
