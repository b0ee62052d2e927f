interface StartAgainProps {
  heading: string
  links: readonly { name: string; href: string }[]
}

/** The ways to everything, in one line. */
export function StartAgain({ heading, links }: StartAgainProps) {
  return (
    <section aria-labelledby="divisions" className="wrap">
      <div className="flex flex-wrap items-baseline justify-between gap-x-9 max-lg:justify-start gap-y-2 rule-t pt-6 pb-15">
        <h2 id="divisions" className="text-sm text-ink-2 max-lg:basis-full">
          {heading}
        </h2>
        {links.map(({ name, href }) => (
          <a key={href} href={href} className="display named py-1 text-h4">
            {name}
          </a>
        ))}
      </div>
    </section>
  )
}
