import type { FigureOf } from '../../model/schema/figures/figure.ts'
import type { SpanLook } from '../../model/schema/figures/lanes.ts'

/** How a span is drawn, in a few pixels. */
export function Sample({ mark }: { mark: SpanLook }) {
  return (
    <svg className={`sample span ${mark}`} aria-hidden="true">
      <rect width="100%" height="100%" />
      {mark === 'half' && <rect width="50%" height="100%" />}
    </svg>
  )
}

export const lanesKeyOf = ({ meanings }: FigureOf<'lanes'>) =>
  meanings.map(({ mark, name }) => ({ name, mark: <Sample mark={mark} /> }))
