import { Unbroken } from '../ui/Unbroken.tsx'

interface MastheadProps {
  /** What the page belongs to, where that is not the site alone. */
  eyebrow?: string | undefined
  eyebrowHref?: string | undefined
  heading: string
  description: string
}

/** The head of a page that lists articles: its name in the first third, one sentence in the others. */
export function Masthead({ eyebrow, eyebrowHref, heading, description }: MastheadProps) {
  return (
    <div className="hero wrap grid items-end gap-x-6 gap-y-2 pt-5 pb-7 md:grid-cols-3">
      <div>
        {eyebrow && (
          <a
            href={eyebrowHref}
            className="-mt-1 inline-block min-w-6 py-1 text-eyebrow font-medium text-accent underline-offset-4 hover:underline"
          >
            {eyebrow}
          </a>
        )}
        <h1 className="display text-h2-wide">
          <Unbroken text={heading} />
        </h1>
      </div>
      <p className="max-w-[36em] text-lg text-ink-2 md:col-span-2">{description}</p>
    </div>
  )
}
