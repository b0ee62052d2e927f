import { Icon } from './Icon.tsx'

export interface Tile {
  title: string
  text: string
  href: string
}

/** Links in a ruled grid, each a name and one line. The last ones are as wide as it takes to make their row full. */
export function TileGrid({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <ul className="grid sm:grid-cols-2 lg:grid-cols-6">
      {tiles.map(({ title, text, href }, i) => (
        <li key={href} className={`group relative cell p-6 fade hover:bg-accent-tint ${width(i, tiles.length)}`}>
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

/** In twos on medium screens, in threes on large ones; where a row would be short, the last two or four go in twos. */
function width(i: number, count: number): string {
  const isOdd = i === count - 1 && count % 2 === 1
  if (count === 1) return 'col-span-full'
  const halves = [0, 4, 2][count % 3] ?? 0
  return `${isOdd ? 'sm:max-lg:col-span-2' : ''} ${i < count - halves ? 'lg:col-span-2' : 'lg:col-span-3'}`
}
