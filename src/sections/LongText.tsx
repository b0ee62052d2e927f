import type { ReactNode } from 'react'

interface LongTextProps {
  contents: readonly { label: string; anchor: string }[]
  /** The text, with what stands above and below it. */
  children: ReactNode
}

/** A long text with its contents beside it. */
export function LongText({ contents, children }: LongTextProps) {
  return (
    <div className="wrap grid gap-x-15 gap-y-10 py-15 md:grid-cols-3 md:py-21">
      <nav aria-label="Contents" className="text-sm print:hidden">
        <div className="md:sticky md:top-26">
          <h2 className="font-medium">Contents</h2>
          <ol className="mt-2">
            {contents.map(({ label, anchor }) => (
              <li key={anchor}>
                <a href={`#${anchor}`} className="flex min-h-9 items-center py-1 text-ink-2 hover:text-accent">
                  {label}
                </a>
              </li>
            ))}
          </ol>
        </div>
      </nav>
      <div className="min-w-0 md:col-span-2">{children}</div>
    </div>
  )
}
