import type { LineCase } from '../../../model/schema/service-case.ts'
import { beyond, pathOf, rangeOf, spread, tall } from './line.ts'

/** Something that moves, and the line it should not cross: tinted where it does. Its stages have numbers, and say what happens. */
export function LineDrawing({ curve, against, worseAbove, stages }: LineCase) {
  const lines = against.map(({ name, levels }) => ({ name, levels: spread(levels, curve.levels.length) }))
  const { top, bottom } = rangeOf([curve.levels, ...lines.map(({ levels }) => levels)])
  const placeOf = (level: number) => `${Math.round(((top - level) / (top - bottom)) * 1000) / 10}%`
  const part = 100 / stages.length
  const [first = 0, last = 0] = [curve.levels[0], curve.levels.at(-1)]
  const rises = Math.max(...curve.levels.slice(0, 5)) > first
  return (
    <div className="case-line">
      <div className="plot">
        <svg viewBox={`0 ${tall - top} 100 ${top - bottom}`} preserveAspectRatio="none" aria-hidden="true">
          <path className="beyond" d={beyond(curve.levels, lines[0]?.levels ?? [], worseAbove)} />
          {lines.map(({ name, levels }) => (
            <path key={name} className="against" d={pathOf(levels)} />
          ))}
          <path className="curve" d={pathOf(curve.levels)} />
        </svg>
        <svg aria-hidden="true">
          {stages.map(({ title }, i) => (
            <g key={title}>
              <line x1={`${part * i}%`} x2={`${part * i}%`} y2="100%" />
              <text className="stage" x={`${part * (i + 0.5)}%`} y="100%" dy="26" textAnchor="middle">
                {i + 1}
              </text>
            </g>
          ))}
          <Name name={curve.name} place={placeOf(first)} below={rises} look="curve" />
          {lines.map(({ name, levels }) => {
            const level = levels.at(-1) ?? 0
            return <Name key={name} name={name} place={placeOf(level)} below={last > level} look="against" />
          })}
        </svg>
      </div>
      <ol>
        {stages.map(({ title, text }, i) => (
          <li key={title}>
            <h3 className="font-medium">
              <span className="display text-accent" aria-hidden="true">
                {i + 1}
              </span>
              {title}
            </h3>
            <p className="text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
      <p className="sr-only">
        Drawn: {curve.name}, against {against.map(({ name }) => name).join(' and ')}.
      </p>
    </div>
  )
}

interface NameProps {
  name: string
  /** How far down. */
  place: string
  /** Where the curve runs above it. */
  below: boolean
  look: 'curve' | 'against'
}

/** The name of the curve stands where it begins, those of the others where they end: each on the side that is free there. */
function Name({ name, place, below, look }: NameProps) {
  const isCurve = look === 'curve'
  return (
    <text
      className={look}
      x={isCurve ? '8' : '100%'}
      y={place}
      dy={below ? 19 : -9}
      textAnchor={isCurve ? 'start' : 'end'}
    >
      {name}
    </text>
  )
}
