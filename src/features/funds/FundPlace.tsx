import { markPaths } from './PayMark.tsx'
import { type Fund, steps } from './place.ts'

const cell = 56
const size = steps * cell

/** The upper left corner of a cell. */
const corner = ({ place: { horizon, cash } }: Fund) => ({
  x: (horizon - 1) * cell + 0.5,
  y: (steps - cash) * cell + 0.5,
})

const lattice = Array.from({ length: steps + 1 }, (_, i) => `M${i * cell + 0.5}.5v${size}M.5 ${i * cell + 0.5}h${size}`)

/** One fund's place on the map of its family, with the others in grey. The words beside it say the same. */
export function FundPlace({ fund, funds }: { fund: Fund; funds: readonly Fund[] }) {
  const here = corner(fund)
  return (
    <svg viewBox={`0 0 ${size + 1} ${size + 1}`} className="fund-place" aria-hidden="true">
      <path d={lattice.join('')} className="lattice" />
      <path d={`M${here.x} ${here.y}h${cell}v${cell}h-${cell}z`} className="here" />
      {funds.map((other) => (
        <Spot key={other.href} fund={other} funds={funds} own={other.href === fund.href} />
      ))}
    </svg>
  )
}

/** Two funds of one cell stand side by side in it. */
function Spot({ fund, funds, own }: { fund: Fund; funds: readonly Fund[]; own: boolean }) {
  const { x, y } = corner(fund)
  const inside = funds.filter((other) => corner(other).x === x && corner(other).y === y)
  const place = (cell * (inside.indexOf(fund) + 1)) / (inside.length + 1)
  const scale = own ? 1.2 : 0.75
  const shift = 7 * scale
  return (
    <path
      d={markPaths[fund.place.pays]}
      transform={`translate(${x + place - shift} ${y + cell / 2 - shift}) scale(${scale})`}
      className={`${own ? 'own' : 'other'} ${fund.place.pays === 'irregular' ? 'open' : ''}`}
    />
  )
}
