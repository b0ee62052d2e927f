import { Split } from '../ui/Split.tsx'
import type { Tile } from '../ui/TileGrid.tsx'

/** Pages worth reading next, a line each. */
export function Related({ heading, pages }: { heading: string; pages: readonly Tile[] }) {
  return (
    <Split heading={heading} id="related">
      <ul className="rule-b">
        {pages.map(({ title, text, href }) => (
          <li key={href} className="relative rule-t py-3">
            <a href={href} className="font-medium cover hover:text-accent">
              {title}
            </a>
            <p className="text-sm text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </Split>
  )
}
