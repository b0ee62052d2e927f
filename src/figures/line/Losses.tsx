import type { FigureOf } from '../../model/schema/figures/figure.ts'
import type { Loss } from '../../model/schema/figures/lines.ts'
import { heightSteps, putIn } from '../../model/schema/figures/scales.ts'
import { Named } from '../../ui/Named.tsx'
import { level, lossPlaces } from './places.ts'

/** How each member of a family loses, side by side from one line: what was put in. In two columns where it is narrow. */
export function Losses({ figure: { members } }: { figure: FigureOf<'lines'> }) {
  return (
    <ol className="losses">
      {members.map(({ name, href, loss, fails }) => (
        <li key={href}>
          <LossPlot loss={loss} />
          <p className="display text-h4">
            <Named href={href}>{name}</Named>
          </p>
          <p className="text-sm text-ink-2">
            <span className="sr-only">{loss.turn.text}. </span>
            {fails}
          </p>
        </li>
      ))}
    </ol>
  )
}

/** How money goes. For the eye alone: the words below it say how it fails. */
export function LossPlot({ loss }: { loss: Loss }) {
  const { steps, lines, lost, turn, ends } = lossPlaces(loss)
  const at = percent(turn.x / 100)
  return (
    <>
      <svg className="plot turn" aria-hidden="true">
        <text y="1em">{turn.text}</text>
      </svg>
      <svg className="plot line-plot" aria-hidden="true">
        {/* Cut off above the level, so that what is lost remains. */}
        <svg
          y={percent(level / heightSteps)}
          viewBox={`0 ${level} ${steps} ${putIn}`}
          height={percent(putIn / heightSteps)}
          preserveAspectRatio="none"
          className="cut"
          aria-hidden="true"
        >
          <path className="worse" d={lost} />
        </svg>
        <svg viewBox={`0 0 ${steps} ${heightSteps}`} preserveAspectRatio="none" aria-hidden="true">
          <path className="level" d={`M0 ${level}H${steps}`} />
          <path className="moves-too" d={lines.join('')} />
        </svg>
        <line className="drop" x2={at} />
        <line className="drop" x1={at} x2={at} y2={percent(turn.y / 100)} />
        {ends.map((x) => (
          <svg key={x} x={percent(x / 100)} y="100%" aria-hidden="true">
            <path className="gone" d="M-4-4l8 8m0-8l-8 8" />
          </svg>
        ))}
      </svg>
    </>
  )
}

/** A place from 0 to 1 as an attribute of SVG takes it. */
export function percent(part: number): string {
  return `${Math.round(part * 1000) / 10}%`
}
