import type { ReactNode } from 'react'
import { percent } from '../../lib/percent.ts'
import { behind, type Cut } from './detail.ts'

/** A frame in front of a drawing: what lies outside of it is not seen. */
export function CutOut({ cut, className, children }: { cut: Cut; className?: string; children: ReactNode }) {
  const { x, y, width, height } = behind(cut)
  return (
    <svg className={className} aria-hidden="true">
      <svg x={percent(x)} y={percent(y)} width={percent(width)} height={percent(height)} aria-hidden="true">
        {children}
      </svg>
    </svg>
  )
}
