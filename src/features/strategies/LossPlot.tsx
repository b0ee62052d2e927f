import { depthOf, heightSteps } from '../../lib/heights.ts'
import { percent } from '../../lib/percent.ts'
import { putIn } from '../../model/loss-start.ts'
import type { Loss } from '../../model/schema/loss.ts'
import { drawnLoss } from './loss.ts'

/** Above the lines stand the words for their turn; a step of height is seven pixels. */
const words = 20
const plot = 7 * heightSteps

/** How money goes. For the eye alone: the words below it say how the strategy fails. */
export function LossPlot({ loss }: { loss: Loss }) {
  const { steps, lines, hole, ends, turn } = drawnLoss(loss)
  const level = percent(depthOf(putIn))
  return (
    <svg className={lines.length > 1 ? 'loss-plot many' : 'loss-plot'} aria-hidden="true">
      <text x={percent(turn.x)} y="11" textAnchor={turn.anchor}>
        {turn.text}
      </text>
      <svg y={words} height={plot} aria-hidden="true">
        <svg
          y={level}
          height={percent(putIn / heightSteps)}
          viewBox={`0 ${heightSteps - putIn} ${steps} ${putIn}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className="lost" d={hole} />
        </svg>
        <line x2="100%" y1={level} y2={level} className="put-in" />
        <line x2="100%" y1="100%" y2="100%" />
        <line x1={percent(turn.x)} x2={percent(turn.x)} y1="-4" y2={percent(turn.y)} className="drop" />
        <svg viewBox={`0 0 ${steps} ${heightSteps}`} preserveAspectRatio="none" aria-hidden="true">
          <path className="money" d={lines.join('')} />
        </svg>
        {ends.map((x) => (
          <svg key={x} x={percent(x)} y="100%" aria-hidden="true">
            <path className="gone" d="M-4-4l8 8m0-8l-8 8" />
          </svg>
        ))}
      </svg>
    </svg>
  )
}
