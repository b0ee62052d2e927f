import { Icon } from './Icon.tsx'

export interface Tile {
  title: string
  text: string
  href: string
}

/** Links in a ruled grid, each a name and one line. */
export function TileGrid({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <ul className="grid rule-t rule-l sm:grid-cols-2 lg:grid-cols-3">
      {tiles.map(({ title, text, href }) => (
        <li key={href} className="group relative rule-r rule-b p-6 transition-colors hover:bg-accent-tint">
          <a href={href} className="display flex items-baseline justify-between gap-3 text-h4 cover">
            {title}
            <Icon name="right" className="text-base text-accent opacity-0 transition-opacity group-hover:opacity-100" />
          </a>
          <p className="mt-1 text-sm text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  )
}
