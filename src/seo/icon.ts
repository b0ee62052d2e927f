import { logo, logoAt } from '../lib/logo.ts'
import { type Colors, colorOf } from '../styles/colors.ts'
import { icons } from './manifest.ts'

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
