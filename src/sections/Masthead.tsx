import type { Art } from '../art/draw.ts'
import { Field } from '../art/Field.tsx'
import { Unbroken } from '../ui/Unbroken.tsx'

interface MastheadProps {
  heading: string
  description: string
  /** Left out on the front page, whose lead has a figure. */
  own?: {
    /** What the page belongs to. */
    eyebrow: string | undefined
    eyebrowHref: string | undefined
    art: Art
    /** The page's address. */
    seed: string
  }
}

/** The head of a page that lists articles: its name in the first third, one sentence beside it, its own drawn field. */
export function Masthead({ heading, description, own }: MastheadProps) {
  return (
    <div className="hero wrap grid items-end gap-x-6 gap-y-2 pt-5 pb-7 md:grid-cols-3">
      <div className={own ? undefined : 'md:col-span-2'}>
        {own && (
          <a
            href={own.eyebrowHref}
            className="-mt-1 inline-block min-w-6 py-1 text-eyebrow font-medium text-accent underline-offset-4 hover:underline"
          >
            {own.eyebrow}
          </a>
        )}
        <h1 className={`display ${own ? 'text-h2-wide' : 'text-h1'}`}>
          <Unbroken text={heading} />
        </h1>
      </div>
      <p className={`max-w-[36em] text-lg text-ink-2 ${own ? 'md:max-lg:col-span-2' : 'text-balance'}`}>
        {description}
      </p>
      {own && <Field {...own.art} seed={own.seed} width={384} height={192} className="w-56 max-lg:hidden" />}
    </div>
  )
}
