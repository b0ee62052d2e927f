import { ApiSheet } from './ApiSheet.tsx'

const facts = ['Caller', 'Returns', 'Actions', 'Finality', 'Keys', 'Limits'].map((label) => ({
  label,
  value: 'A shop or rental system',
}))
const fields = [
  { key: 'reference', value: 'order-example-1', written: 'text' },
  { key: 'note', value: 'A "quoted" word and a back\\slash', written: 'text', shows: 1 },
  { key: 'days', value: '3', written: 'number', shows: 2 },
  { key: 'buyer_asked', value: 'true', written: 'boolean', shows: 2 },
] as const
const answer = { name: 'A quote comes back', status: 201, fields } as const

export const examples = {
  'request with a body': (
    <ApiSheet
      facts={facts}
      request={{ name: 'Ask for a quote', method: 'POST', path: '/quotes', fields }}
      answer={answer}
      risk={undefined}
    />
  ),
  'request without one, and a risk': (
    <ApiSheet
      facts={facts.slice(0, 2)}
      request={{ name: 'Look at a quote', method: 'GET', path: '/quotes/quote-example-1', fields: [] }}
      answer={answer}
      risk="A coin can lose its link to the currency, and a confirmed transfer cannot be recalled."
    />
  ),
}
