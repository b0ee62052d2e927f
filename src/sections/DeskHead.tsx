import { Prose } from '../ui/Prose.tsx'
import { Unbroken } from '../ui/Unbroken.tsx'

interface DeskHeadProps {
  /** What the desk belongs to. */
  eyebrow: string | undefined
  eyebrowHref: string | undefined
  heading: string
  description: string
  /** What the desk says of itself: the first paragraph in large. */
  html: string
}

/** The head of a category: its name, and beside it the standing line of its desk. */
export function DeskHead({ eyebrow, eyebrowHref, heading, description, html }: DeskHeadProps) {
  return (
    <div className="hero wrap desk-head grid gap-x-6 gap-y-5 pt-5 pb-9 lg:grid-cols-3">
      <div>
        <a
          href={eyebrowHref}
          className="-mt-1 inline-block min-w-6 py-1 text-eyebrow font-medium text-accent underline-offset-4 hover:underline"
        >
          {eyebrow}
        </a>
        <h1 className="display mb-3 text-headline">
          <Unbroken text={heading} />
        </h1>
        <p className="max-w-[36em] text-ink-2">{description}</p>
      </div>
      <div className="lg:col-span-2">
        <Prose html={html} />
      </div>
    </div>
  )
}
