import { Fragment } from 'react'

interface LinkSentenceProps {
  /** How the sentence begins, such as "Close to this work". */
  heading: string
  links: readonly { title: string; href: string }[]
}

/** Pages worth reading next, as one sentence. */
export function LinkSentence({ heading, links }: LinkSentenceProps) {
  return (
    <section className="wrap" aria-labelledby="related">
      <div className="rule-t py-9 text-balance md:py-11">
        <h2 id="related" className="display inline text-h3">
          {heading}:{' '}
        </h2>
        <p className="display inline text-h3">
          {links.map(({ title, href }, i) => (
            <Fragment key={href}>
              {i > 0 && (i === links.length - 1 ? ' and ' : ', ')}
              <a href={href} className="text-accent underline decoration-1 underline-offset-4">
                {title}
              </a>
            </Fragment>
          ))}
          .
        </p>
      </div>
    </section>
  )
}
