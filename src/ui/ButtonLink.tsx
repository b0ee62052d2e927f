import type { ComponentProps } from 'react'

const looks = {
  /** The one thing to do next. */
  solid:
    'inline-flex min-h-12 items-center justify-center rounded bg-ink px-6 py-2 text-center font-medium text-paper hover:bg-accent',
  /** One of several, beside a solid one. */
  framed:
    'inline-flex min-h-12 items-center justify-center rounded edged px-6 py-2 text-center font-medium hover:text-accent',
  /** The same on the dark band. */
  band: 'inline-flex min-h-12 items-center justify-center rounded bg-band-ink px-6 py-2 text-center font-medium text-band hover:opacity-85 focus-visible:[outline-color:var(--color-band-ink)]',
  /** Beside a solid one. */
  quiet:
    'inline-flex min-h-12 items-center gap-2 font-medium underline decoration-1 underline-offset-8 hover:decoration-2',
} as const

/** A link that looks like a button, because it leads to a page's main next step. */
export function ButtonLink({ look, className = '', ...props }: ComponentProps<'a'> & { look: keyof typeof looks }) {
  return <a {...props} className={`${looks[look]} fade ${className}`} />
}
