import { percent } from '../../lib/percent.ts'
import type { Tone } from '../../model/schema/worked-shapes.ts'

interface CellProps {
  tone: Tone
  /** From 0 to 1 of its row. */
  x: number
  width: number
}

/** One cell of a tape: full, half full, empty, struck out, or a dot on a line. No two differ by color alone. */
export function Cell({ tone, x, width }: CellProps) {
  const [left, right] = [percent(x), percent(x + width)]
  if (tone === 'dot')
    return (
      <>
        <line className="dot" x1={left} x2={right} y1="50%" y2="50%" />
        <circle className="full" cx={percent(x + width / 2)} cy="50%" r="5" />
      </>
    )
  const box = { x: left, width: percent(width) }
  return (
    <>
      <rect className={tone === 'half' ? 'open' : tone} {...box} height="100%" />
      {tone === 'half' && <rect className="full" {...box} y="50%" height="50%" />}
      {tone === 'cross' && <line className="cross" x1={left} x2={right} y1="100%" y2="0" />}
    </>
  )
}
