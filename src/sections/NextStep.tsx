import { ButtonLink } from '../ui/ButtonLink.tsx'

/** The end of a page: one dark band, one thing to do. */
export function NextStep({ heading, label, href }: { heading: string; label: string; href: string }) {
  return (
    <section className="bg-band py-11 text-band-ink" aria-labelledby="next">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-6">
        <h2 id="next" className="display max-w-[24em] text-h2">
          {heading}
        </h2>
        <ButtonLink look="band" href={href}>
          {label}
        </ButtonLink>
      </div>
    </section>
  )
}
