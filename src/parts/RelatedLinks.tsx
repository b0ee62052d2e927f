import { Named } from '../ui/Named.tsx'

interface RelatedLinksProps {
  heading?: string
  links: readonly { title: string; text: string; href: string }[]
}

/** Other pages worth reading next: each a name and one line. On phones they are folded below their heading. */
export function RelatedLinks({ heading = 'See also', links }: RelatedLinksProps) {
  return (
    <section className="wrap pb-15 md:pb-18" aria-labelledby="related">
      <div className="split rule-t pt-6 max-lg:block">
        <h2 id="related" className="display text-h4">
          {heading}
        </h2>
        <details className="folded">
          <summary className="folds">Show these pages</summary>
          <ul className="in-columns">
            {links.map(({ title, text, href }) => (
              <li key={href} className="pb-4">
                <Named href={href}>{title}</Named>
                <p className="text-sm text-ink-2">{text}</p>
              </li>
            ))}
          </ul>
        </details>
      </div>
    </section>
  )
}
