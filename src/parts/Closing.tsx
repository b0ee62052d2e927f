import { ButtonLink } from '../ui/ButtonLink.tsx'

interface ClosingProps {
  /** An invitation with a verb. */
  heading: string
  label: string
  href: string
  /** Whether work for somebody could begin here: then how it begins is said. */
  talkFirst?: boolean
}

/** The end of a page: one dark band, one thing to do. */
export function Closing({ heading, label, href, talkFirst = false }: ClosingProps) {
  return (
    <section className="bg-band py-10 text-band-ink md:py-18" aria-labelledby="next">
      <div className="wrap flex flex-wrap items-center justify-between gap-6">
        <div>
          <h2 id="next" className="display max-w-[18em] text-h2-wide">
            {heading}
          </h2>
          {talkFirst && <p className="mt-2 text-sm">We talk first. Nothing starts until both of us agree.</p>}
        </div>
        <ButtonLink look="band" href={href}>
          {label}
        </ButtonLink>
      </div>
    </section>
  )
}
