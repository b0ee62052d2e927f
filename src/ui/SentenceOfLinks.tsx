import { Fragment } from 'react'

interface SentenceOfLinksProps {
  id: string
  /** How the sentence begins, such as "Goes well with". */
  heading: string
  links: readonly { title: string; href: string }[]
}

/** What stands before a link: nothing, a comma, or the word before the last. */
const before = (i: number, count: number) => (i === 0 ? ' ' : i === count - 1 ? ' and ' : ', ')

/** Where to read on, in one sentence that begins with its heading. */
export function SentenceOfLinks({ id, heading, links }: SentenceOfLinksProps) {
  return (
    <>
      <h2 id={id} className="inline text-ink-2">
        {heading}
      </h2>
      {links.map(({ title, href }, i) => (
        <Fragment key={href}>
          {before(i, links.length)}
          <a href={href} className="py-1 underline underline-offset-4 hover:text-accent">
            {title}
          </a>
        </Fragment>
      ))}
      .
    </>
  )
}
