import { PayMark } from './PayMark.tsx'
import { type Fund, type Place, steps } from './place.ts'

const cell = 36
const edge = steps * cell
const lines = Array.from(
  { length: steps + 1 },
  (_, i) => `M${i * cell + 0.5} 0v${edge + 1}M0 ${i * cell + 0.5}h${edge + 1}`,
).join('')

const middleOf = ({ horizon, cash }: Place) => ({
  x: (horizon - 0.5) * cell + 0.5,
  y: (steps - cash + 0.5) * cell + 0.5,
})

/** Five by five: the mark of this fund in a framed cell, and a dot for each of the others. */
export function PlaceGrid({ own, others }: { own: Place; others: readonly Fund[] }) {
  const { x, y } = middleOf(own)
  return (
    <svg className="own" aria-hidden="true" viewBox={`-1 -1 ${edge + 3} ${edge + 3}`}>
      <path d={lines} className="stroke-control opacity-60" />
      {others.map(({ href, place }) => {
        const spot = middleOf(place)
        // Of two in a cell, this one stands in the corner.
        const isShared = [
          own,
          ...others
            .slice(
              0,
              others.findIndex((one) => one.href === href),
            )
            .map((one) => one.place),
        ]
          .map(middleOf)
          .some((other) => other.x === spot.x && other.y === spot.y)
        const aside = isShared ? cell / 3 : 0
        return <circle key={href} cx={spot.x + aside} cy={spot.y + aside} r="3.5" className="fill-control" />
      })}
      <rect x={x - cell / 2} y={y - cell / 2} width={cell} height={cell} className="stroke-ink" strokeWidth="2" />
      <svg x={x - 7} y={y - 7} width="14" height="14" aria-hidden="true">
        <PayMark pays={own.pays} />
      </svg>
    </svg>
  )
}
