import { Icon } from './Icon.tsx'

export interface Tile {
  title: string
  text: string
  href: string
}

/** Links in a ruled grid, each a name and one line. */
export function TileGrid({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <ul className="grid border-t border-l border-line sm:grid-cols-2 lg:grid-cols-3">
      {tiles.map(({ title, text, href }) => (
        <li key={href} className="group relative border-r border-b border-line p-6 transition hover:bg-accent-tint">
          <a
            href={href}
            className="display flex items-baseline justify-between gap-3 text-h4 after:absolute after:inset-0"
          >
            {title}
            <Icon name="right" className="text-base text-accent opacity-0 transition group-hover:opacity-100" />
          </a>
          <p className="mt-1 text-sm text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  )
}
