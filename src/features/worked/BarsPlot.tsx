import { depthOf } from '../../lib/heights.ts'
import { percent } from '../../lib/percent.ts'
import type { Bars } from '../../model/schema/worked-shapes.ts'
import { barsOf, baseOf } from './bars.ts'

import { Level } from './Level.tsx'

/** Bars on their line. It fills whatever it stands in. */
export function BarsPlot({ drawn }: { drawn: Bars }) {
  const base = percent(depthOf(baseOf(drawn)))
  return (
    <>
      {barsOf(drawn).map(({ tone, x, y, width, height }) => (
        <rect
          key={`${x} ${y}`}
          className={tone}
          x={percent(x)}
          y={percent(y)}
          width={percent(width)}
          height={percent(height)}
        />
      ))}
      <line className="base" x2="100%" y1={base} y2={base} />
      {drawn.level && <Level height={drawn.level.height} />}
    </>
  )
}
