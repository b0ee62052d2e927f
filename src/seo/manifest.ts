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
