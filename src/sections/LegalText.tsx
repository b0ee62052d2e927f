import type { ReactNode } from 'react'
import { Prose } from '../ui/Prose.tsx'

interface LegalTextProps {
  contents: readonly { label: string; anchor: string }[]
  html: string
  /** What stands above the text, such as its date. */
  children?: ReactNode
}

/** A long text with its contents beside it. */
export function LegalText({ contents, html, children }: LegalTextProps) {
  return (
    <div className="wrap grid gap-x-15 gap-y-10 py-15 md:grid-cols-3 md:py-21">
      <nav aria-label="Contents" className="text-sm print:hidden">
        <h2 className="font-medium">Contents</h2>
        <ol className="mt-2 md:sticky md:top-26">
          {contents.map(({ label, anchor }) => (
            <li key={anchor}>
              <a href={`#${anchor}`} className="flex min-h-9 items-center text-ink-2 hover:text-accent">
                {label}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="md:col-span-2">
        {children}
        <Prose html={html} />
      </div>
    </div>
  )
}
