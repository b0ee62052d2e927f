import { draw, type Style } from './draw.ts'
import type { Frame } from './drawing.ts'

/** A page's drawn field. It says nothing that the text does not, so assistive technology skips it. */
export function Field({
  style,
  seed,
  className,
  ...frame
}: { style: Style; seed: string; className?: string } & Frame) {
  const { width, height, faint, accent, solid } = draw(style, seed, frame)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={className} fill="none" aria-hidden="true" focusable="false">
      <path d={faint} className="stroke-ink opacity-40" />
      <path d={accent} className={solid ? 'fill-accent' : 'stroke-accent'} strokeWidth={solid ? undefined : 2.4} />
    </svg>
  )
}
