import type { Payoff } from '../../model/schema/instrument-case.ts'
import { PriceNames } from './PriceNames.tsx'
import { pathOf, pathWithout, shadesOf, size } from './payoff.ts'
import type { Shape } from './shapes.ts'

/** Shapes, each above what instruments call it. The drawings say nothing that the words do not. */
export function Payoffs({ shapes }: { shapes: readonly Shape[] }) {
  return (
    <ul className="payoffs">
      {shapes.map(({ draws, contracts }) => (
        <li key={draws}>
          <PayoffDrawing draws={draws} />
          {contracts.map(({ of, name, text }) => (
            <div key={of + name}>
              <p className="text-xs text-brass">{of}</p>
              <h3 className="font-medium">{name}</h3>
              <p className="text-sm text-ink-2">{text}</p>
            </div>
          ))}
        </li>
      ))}
    </ul>
  )
}

/** Gain and loss stand at the two ends of their axis, the price at those of its own. */
function PayoffDrawing({ draws }: { draws: Payoff }) {
  const { width, height } = size
  const without = pathWithout(draws)
  const { saves, costs } = shadesOf(draws)
  return (
    <svg viewBox={`-34 -3 ${width + 36} ${height + 23}`} aria-hidden="true">
      {without && (
        <>
          <path className="saves" d={saves} />
          <path className="costs" d={costs} />
          <path className="without" d={without} />
        </>
      )}
      <path className="axes" d={`M0 0V${height}M0 ${height / 2}H${width}`} />
      <path className="with" d={pathOf(draws)} />
      <PriceNames />
      {draws === 'nearly-fixed' && (
        <>
          <path className="axes" d={`M${width / 2} ${height / 2 + 11}v14`} />
          <text x={width / 2} y={height / 2 + 36}>
            Gap between prices
          </text>
        </>
      )}
    </svg>
  )
}
