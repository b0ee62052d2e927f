import { size } from './payoff.ts'

/** What the ends of a payoff's two axes are. */
export function PriceNames() {
  const { width, height } = size
  return (
    <>
      <g textAnchor="end">
        <text x="-7" y="9">
          Gain
        </text>
        <text x="-7" y={height}>
          Loss
        </text>
        <text x={width} y={height + 16}>
          The price rises
        </text>
      </g>
      <text y={height + 16}>The price falls</text>
    </>
  )
}
