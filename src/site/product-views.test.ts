import { expect, test } from 'vitest'
import { stationsOf } from './product-views.ts'

type Product = Parameters<typeof stationsOf>[0]

const step = (title: string) => ({ title, text: 'It goes on.', stops: ['Wallet'] })
const gain = (title: string, at?: number) => ({ title, description: 'It is kept dry.', step: at })

/** Only what the stations are made of. */
const product = (over: Partial<Product>) =>
  ({
    steps: ['Ask', 'Choose', 'Keep'].map(step),
    features: { heading: 'Gains', points: [] },
    questions: [],
    tools: { heading: 'Tools', tabs: [{ value: 'wax', title: 'Wax' }], note: '' },
    ...over,
  }) as unknown as Product

const gainsOf = (points: ReturnType<typeof gain>[]) =>
  stationsOf(product({ features: { heading: 'Gains', points } })).map(({ gains }) => gains.map(({ title }) => title))

test('what names its step stands there, in the order of the list', () =>
  expect(gainsOf([gain('A', 3), gain('B', 1), gain('C', 3)])).toEqual([['B'], [], ['A', 'C']]))

test('what names none stands at the step with its own number, and what is beyond the last at the last', () =>
  expect(gainsOf([gain('A'), gain('B'), gain('C'), gain('D'), gain('E')])).toEqual([['A'], ['B'], ['C', 'D', 'E']]))

test('a voice stands at its step and leads to its tab; questions are placed alike', () => {
  const voice = { quote: 'It floats.', name: 'A neighbor', title: 'Lives by the pond' }
  const [ask, choose, keep] = stationsOf(
    product({
      testimonials: { note: '', quotes: [{ ...voice, tool: 'wax', step: 2 }] },
      questions: [{ question: 'How long?', answer: 'Four summers.' }],
    }),
  )
  expect(choose?.voices).toMatchObject([{ ...voice, tool: { title: 'Wax', href: '#wax' } }])
  expect([...(ask?.voices ?? []), ...(keep?.voices ?? []), ...(choose?.questions ?? [])]).toEqual([])
  expect(ask?.questions).toMatchObject([{ question: 'How long?' }])
})
