import { Icon } from './Icon.tsx'

export interface Tile {
  title: string
  text: string
  href: string
}

/** Links in a ruled grid, each a name and one line. */
export function TileGrid({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <ul className="grid sm:grid-cols-2 lg:grid-cols-3">
      {tiles.map(({ title, text, href }) => (
        <li key={href} className="group relative cell p-6 fade hover:bg-accent-tint">
          <a href={href} className="display text-h4 cover">
            {title}
            <Icon
              name="right"
              className="ml-2 text-base text-accent opacity-0 transition-opacity group-hover:opacity-100"
            />
          </a>
          <p className="mt-1 text-sm text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  )
}
