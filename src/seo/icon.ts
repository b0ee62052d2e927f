import { logo, logoAt } from '../lib/logo.ts'
import type { Company } from '../model/schema/facts.ts'
import { type Colors, colorOf } from '../styles/colors.ts'

/** The icons that are drawn at build, by file name: their size, and what share of it the mark takes. */
export const icons = {
  'icon-32': { size: 32, share: 1, onPaper: false },
  'icon-192': { size: 192, share: 0.8, onPaper: true },
  'icon-512': { size: 512, share: 0.8, onPaper: true },
  // Systems cut this one to a shape of theirs: what counts stays within the middle four fifths.
  'icon-maskable': { size: 512, share: 0.56, onPaper: true },
  'apple-touch-icon': { size: 180, share: 0.68, onPaper: true },
} as const

/** The web manifest: what a device calls the site where somebody keeps it. */
export function manifest({ name, shortName, tagline }: Company, colors: Colors): string {
  const paper = colorOf(colors, 'paper').light
  const icon = (file: keyof typeof icons, purpose: string) => ({
    src: `/${file}.png`,
    sizes: `${icons[file].size}x${icons[file].size}`,
    type: 'image/png',
    purpose,
  })
  return JSON.stringify({
    name,
    short_name: shortName,
    description: tagline,
    lang: 'en',
    start_url: '/',
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: [icon('icon-192', 'any'), icon('icon-512', 'any'), icon('icon-maskable', 'maskable')],
  })
}

/** The logo as a square picture, by its file's name. */
export function iconSvg(name: keyof typeof icons, colors: Colors): string {
  const { size, share, onPaper } = icons[name]
  const side = size * share
  const edge = (size - side) / 2
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">`,
    onPaper ? `<path fill="${colorOf(colors, 'paper').light}" d="M0 0h${size}v${size}H0z"/>` : '',
    logoAt(edge, edge, side, colorOf(colors, 'accent').light),
    '</svg>',
  ].join('')
}

/** The logo for tabs that show drawings: it follows the system from day to night. */
export function tabIcon(colors: Colors): string {
  const { light, dark } = colorOf(colors, 'accent')
  const style = `<style>svg{color:${light}}@media (prefers-color-scheme:dark){svg{color:${dark}}}</style>`
  return logo.replace(/<svg[^>]*>/, `$&${style}`)
}
