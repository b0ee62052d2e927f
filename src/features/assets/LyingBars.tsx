import type { Block } from './skyline.ts'

/** The same blocks for a phone, lying: as thick as their assets, as long as their performance. */
export function LyingBars({ blocks }: { blocks: readonly Block[] }) {
  const longest = Math.max(...blocks.map(({ body }) => body.height), 1)
  return (
    <ul className="lying" aria-hidden="true">
      {blocks.map(({ title, aum, performance, isLoss, body }) => (
        <li key={title}>
          <p>
            <span>{title}</span>
            <span className="display text-h3">{aum}</span>
            <span className="display text-h3 text-accent">{performance}</span>
          </p>
          <svg height={Math.max(4, Math.round(body.width / 8))} aria-hidden="true">
            <rect
              width={`${Math.round((1000 * body.height) / longest) / 10}%`}
              height="100%"
              className={isLoss ? 'loss' : undefined}
            />
          </svg>
        </li>
      ))}
    </ul>
  )
}
