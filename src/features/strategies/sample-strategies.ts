import type { Strategy } from './Ladder.tsx'
import type { Span } from './rung.ts'

/** Strategies for the gallery. */

export const sampleStrategy = (name: string, from: string, to: string, drawn: Span['drawn']): Strategy => ({
  name,
  href: `#${name.toLowerCase()}`,
  span: { from, to, drawn },
  edge: 'Pricing errors found by statistical research',
  horizon: `From ${from} to ${to}`,
})

export const sampleStrategies = [
  sampleStrategy('Quant', '3d', '4w', 'vague'),
  sampleStrategy('Fundamental', '3y', '5y', 'solid'),
  sampleStrategy('Energy', '2y', '10y', 'ends'),
  sampleStrategy('Venture', '7y', '10y', 'vague-from'),
]
