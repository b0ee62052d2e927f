import { icons } from './manifest.ts'
import { paint } from './social/paint.ts'

/** The mark (src/ui/Mark.tsx) as a square picture, by its file's name. */
export function icon(name: keyof typeof icons): Promise<Uint8Array<ArrayBuffer>> {
  const { size, share, onPaper } = icons[name]
  const side = size * share
  const edge = (size - side) / 2
  return paint(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">`,
      onPaper ? `<path fill="#faf8f3" d="M0 0h${size}v${size}H0z"/>` : '',
      `<g transform="translate(${edge} ${edge}) scale(${side / 32})" fill="none" stroke="#0d6655" stroke-width="3">`,
      '<circle cx="16" cy="16" r="12.5" stroke-dasharray="11.781 3.927" stroke-dashoffset="-11.781"/>',
      '<path d="m19 19 8.5 8.5"/></g></svg>',
    ].join(''),
  )
}
