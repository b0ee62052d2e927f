import { type Art, draw } from './draw.ts'
import type { Frame } from './drawing.ts'

/** A page's drawn field. It says nothing that the text does not, so assistive technology skips it. */
export function Field({ seed, className, width, height, ...art }: { seed: string; className?: string } & Frame & Art) {
  const { faint, strong, accent, solid, stops } = draw(art, seed, { width, height })
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={className} fill="none" aria-hidden="true" focusable="false">
      <path d={faint} className="stroke-ink opacity-40" />
      {strong && <path d={strong} className="stroke-ink" />}
      <path d={accent} className={solid ? 'fill-accent' : 'stroke-accent'} strokeWidth={solid ? undefined : 2} />
      {stops && <path d={stops} className="fill-paper stroke-accent" strokeWidth="1.5" />}
    </svg>
  )
}
