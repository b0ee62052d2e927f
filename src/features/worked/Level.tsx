import { depthOf } from '../../lib/heights.ts'
import { percent } from '../../lib/percent.ts'

/** A dashed line at one height; the key says what it is. */
export function Level({ height }: { height: number }) {
  const y = percent(depthOf(height))
  return <line className="level" x2="100%" y1={y} y2={y} />
}
