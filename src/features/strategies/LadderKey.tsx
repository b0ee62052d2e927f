import { Rung } from './Rung.tsx'
import { type Bar, keyOf, type Span } from './rung.ts'

const meanings: Record<ReturnType<typeof keyOf>[number], { words: string; bars: readonly Bar[] }> = {
  solid: { words: 'within what is stated', bars: [{ start: 0, end: 1, look: 'solid' }] },
  striped: { words: 'an end that only a word gives', bars: [{ start: 0, end: 1, look: 'striped' }] },
  line: {
    words: 'two horizons, one at each end',
    bars: [
      { start: 0, end: 0.2, look: 'solid' },
      { start: 0, end: 1, look: 'line' },
      { start: 0.8, end: 1, look: 'solid' },
    ],
  },
}

/** What the looks of bars mean, of those that are there. For the eye alone: the words beside each bar need no key. */
export function LadderKey({ strategies }: { strategies: readonly { span: Span }[] }) {
  return (
    <p className="ladder-key" aria-hidden="true">
      {keyOf(strategies.map(({ span }) => span)).map((look) => (
        <span key={look}>
          <Rung bars={meanings[look].bars} rulings={[]} />
          {meanings[look].words}
        </span>
      ))}
    </p>
  )
}
