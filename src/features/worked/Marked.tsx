import { percent } from '../../lib/percent.ts'

/** A number in a drawing; the words for it stand below, behind the same one. */
export function Marked({ x, y, number }: { x: number; y: number; number: number }) {
  return (
    <g className="case-mark">
      <circle cx={percent(x)} cy={percent(y)} r="10" />
      <text x={percent(x)} y={percent(y)} dy=".36em" textAnchor="middle">
        {number}
      </text>
    </g>
  )
}
