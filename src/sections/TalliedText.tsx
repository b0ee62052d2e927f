import type { ReactNode } from 'react'
import { Ticks } from './Ticks.tsx'

interface TalliedTextProps {
  /** The sections, each with its sentences: a letter a tick (src/art/tally.ts). */
  contents: readonly { label: string; anchor: string; value: string; ticks: string }[]
  children: ReactNode
}

/** A long text with its contents beside it, which show how long each section is. */
export function TalliedText({ contents, children }: TalliedTextProps) {
  const longest = Math.max(...contents.map(({ ticks }) => ticks.length))
  return (
    <div className="wrap pb-15 md:pb-21">
      <div className="grid gap-x-6 gap-y-10 pt-6 [border-top:2px_solid_var(--color-ink)] md:grid-cols-3">
        <nav aria-label="Contents" className="text-sm print:hidden" data-rail="">
          <div className="md:sticky md:top-24 md:pr-6">
            <h2 className="font-medium">Contents</h2>
            <ol className="mt-2">
              {contents.map(({ label, anchor, value, ticks }) => (
                <li key={anchor} className="rule-t pb-1">
                  <a
                    href={`#${anchor}`}
                    className="flex min-h-8 items-center text-ink-2 hover:text-accent aria-[current]:font-medium aria-[current]:text-ink"
                  >
                    {label}
                  </a>
                  <span className="sr-only">{value}</span>
                  <Ticks ticks={ticks} longest={longest} />
                </li>
              ))}
            </ol>
            <p className="rule-t pt-2 text-xs text-ink-2">A tick a sentence, a tall one a paragraph.</p>
          </div>
        </nav>
        <div className="min-w-0 md:col-span-2">{children}</div>
      </div>
    </div>
  )
}
