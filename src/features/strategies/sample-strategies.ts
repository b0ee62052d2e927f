import type { Loss } from '../../model/schema/loss.ts'
import type { Strategy } from './LadderRung.tsx'
import type { Span } from './rung.ts'

/** Strategies for the gallery. */

const cliff: Loss = {
  courses: [[12, 13, 14, 15, 15, 4, 4, 5]],
  turn: { at: 5, text: 'One day, a new rule' },
}

export const sampleStrategy = (
  name: string,
  from: string,
  to: string,
  drawn: Span['drawn'],
  loss: Loss = cliff,
): Strategy => ({
  name,
  href: `#${name.toLowerCase()}`,
  span: { from, to, drawn },
  method: 'Statistical signals for prices that look wrong',
  edge: { label: 'Edge', value: 'Pricing errors found by statistical research' },
  horizon: { label: 'Horizon', value: `From ${from} to ${to}` },
  facts: [{ label: 'Data', value: 'Time-stamped prices, filings, order books' }],
  fails: 'A real pattern can vanish once others trade it.',
  loss,
  compared: [],
})

export const sampleNote = {
  title: 'Owner or shareholder',
  text: 'One buys enough of a company to change it. The other owns a sliver and depends on having read it well.',
}

const fades = { courses: [[14, 16, 17, 16, 13, 10, 8, 8]], turn: { at: 3, text: 'Others trade it too' } }
const broken = { courses: [[13, 14, 15, 15, 9, 0, 0, 0]], turn: { at: 8, text: 'Lenders take all that is left' } }
const tenLines = {
  courses: [2, 3, 4, 5, 6, 7, 3, 4, 5].map((lasts) =>
    Array.from({ length: 8 }, (_, i) => (i < lasts ? 13 - Math.round((9 * i) / lasts) : 0)),
  ),
  turn: { at: 1, text: 'The first of nine' },
}

export const sampleStrategies = [
  { ...sampleStrategy('Quant', '3d', '4w', 'vague', fades), compared: [sampleNote] },
  sampleStrategy('Fundamental', '3y', '5y', 'solid'),
  { ...sampleStrategy('Energy', '2y', '10y', 'ends', broken), compared: [sampleNote] },
  sampleStrategy('Venture', '7y', '10y', 'vague-from', tenLines),
]
