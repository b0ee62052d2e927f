import type { FigureOf } from '../../model/schema/figures/figure.ts'
import { mapSteps as steps, type Way, ways } from '../../model/schema/figures/scales.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Named } from '../../ui/Named.tsx'
import type { KeyEntry } from '../Figure.tsx'
import { placed } from '../placed.ts'
import { cellsOf, freeCorner, type Rectangle, spotsOf } from './places.ts'

/** The marks on a grid of 14. Filled where money arrives on the way, open where it may not. */
const wayPaths: Record<Way, string> = {
  interest: 'M7 1a6 6 0 1 0 0 12A6 6 0 1 0 7 1z',
  rent: 'M1.5 1.5h11v11h-11z',
  fees: 'M7 1l6.5 12H.5z',
  irregular: 'M7 1.2 12.8 7 7 12.8 1.2 7z',
}

/** How a member pays; words say it as well. */
function WayMark({ way }: { way: Way }) {
  return (
    <svg viewBox="0 0 14 14" className="way-mark size-3.5 flex-none" aria-hidden="true">
      <path className={way} d={wayPaths[way]} />
    </svg>
  )
}

type Data = FigureOf<'map'>

/**
 * Members by how long they are held and how long getting out takes: a list by the way out, which lies on a grid of five
 * by five where there is room. What a place means is said in words, so nothing rests on the drawing.
 */
export function PlaceMap({ figure }: { figure: Data }) {
  const { horizon, cash, free, members } = figure
  const corner = freeCorner(members)
  return (
    <div className="place-map">
      <SmallMap figure={figure} corner={corner} />
      <p className="axis" aria-hidden="true">
        {cash.name} <Icon name="right" className="-rotate-90" />
      </p>
      <ol>
        {cash.steps.toReversed().map(({ label, text }, i) => (
          <li key={label}>
            <p>
              <b className="font-medium text-ink">{label}</b> <span>{text}</span>
            </p>
            <Row figure={figure} cash={steps - i} />
            {corner && isIn(corner, steps - i) && (
              <p
                className={`free ${placed({ from: corner.horizon, to: corner.horizon + corner.width - 1 })}`}
                aria-hidden="true"
              >
                {/* Of two rows in the middle it stands on the line between them. */}
                {steps - i === middleOf(corner) && (
                  <b className={corner.height % 2 === 0 ? 'between' : undefined}>{free}</b>
                )}
              </p>
            )}
          </li>
        ))}
      </ol>
      <div className="columns" aria-hidden="true">
        <p>
          {horizon.name} <Icon name="right" />
        </p>
        {horizon.steps.map((label) => (
          <p key={label}>{label}</p>
        ))}
      </div>
    </div>
  )
}

const isIn = ({ cash, height }: Rectangle, row: number) => row <= cash && row > cash - height
const middleOf = ({ cash, height }: Rectangle) => cash - Math.floor((height - 1) / 2)

/** Who stands in a row of the map, with the other axis in words for those who listen. */
function Row({ figure: { horizon, pays, members }, cash }: { figure: Data; cash: number }) {
  return (
    <ul>
      {cellsOf(members, cash).map((cell) => (
        <li key={cell.horizon} className={placed({ from: cell.horizon })}>
          {cell.members.map(({ name, href, place }) => (
            <p key={href} className="flex min-h-8 items-center gap-2">
              <WayMark way={place.pays} />
              <Named href={href}>{name}</Named>
              <span className="for-ears">
                . {horizon.name}: {horizon.steps[place.horizon - 1]?.toLowerCase()}. Pays:{' '}
                {pays[place.pays].toLowerCase()}.
              </span>
            </p>
          ))}
        </li>
      ))}
    </ul>
  )
}

const share = 100 / steps

/** The map as small as it goes: marks without names, each row named before it, each column on a line of its own below. */
function SmallMap({ figure, corner }: { figure: Data; corner: Rectangle | undefined }) {
  const { free, members, cash, horizon } = figure
  const lines = Array.from({ length: steps + 1 }, (_, i) => `${i * share}%`)
  return (
    <div className="small-map" aria-hidden="true">
      <p className="font-medium text-ink">
        {cash.name} <Icon name="right" className="-rotate-90" />
      </p>
      {cash.steps.toReversed().map(({ label }) => (
        <p key={label}>{label}</p>
      ))}
      <svg className="plot" aria-hidden="true">
        {lines.map((at) => (
          <g key={at}>
            <line x1={at} x2={at} y2="100%" />
            <line y1={at} y2={at} x2="100%" />
          </g>
        ))}
        {corner && (
          <foreignObject
            x={`${(corner.horizon - 1) * share}%`}
            y={`${(steps - corner.cash) * share}%`}
            width={`${corner.width * share}%`}
            height={`${corner.height * share}%`}
          >
            <p className="nobody">{free}</p>
          </foreignObject>
        )}
        {spotsOf(members).map(({ member, x, y }) => (
          <svg key={member.href} x={`${x}%`} y={`${y}%`} aria-hidden="true">
            <path className={member.place.pays} d={wayPaths[member.place.pays]} transform="translate(-7 -7)" />
          </svg>
        ))}
      </svg>
      {horizon.steps.map((label, i) => (
        <div key={label} className={placed({ from: i + 1 })}>
          <p>{label}</p>
        </div>
      ))}
      <p className="font-medium text-ink">
        {horizon.name} <Icon name="right" />
      </p>
    </div>
  )
}

/** How members pay, as their marks say it. */
export function mapKeyOf({ pays, members }: Data): KeyEntry[] {
  const shown = new Set(members.map(({ place }) => place.pays))
  return ways.filter((way) => shown.has(way)).map((way) => ({ name: pays[way], mark: <WayMark way={way} /> }))
}
