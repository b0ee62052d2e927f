import type { ComponentProps } from 'react'

const looks = {
  /** The one thing to do next. */
  solid: 'button',
  /** One of several, beside a solid one. */
  framed: 'button framed',
  /** The same on the dark band. */
  band: 'button on-band',
  /** Beside a solid one. */
  quiet:
    'inline-flex min-h-12 items-center gap-2 font-medium underline decoration-1 underline-offset-8 hover:decoration-2 fade',
} as const

/** A link that looks like a button, because it leads to a page's main next step. */
export function ButtonLink({ look, className, ...props }: ComponentProps<'a'> & { look: keyof typeof looks }) {
  return <a {...props} className={className ? `${looks[look]} ${className}` : looks[look]} />
}
