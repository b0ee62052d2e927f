import { Fragment } from 'react'

/** What stands before a link: nothing, a comma, or the word before the last. */
const before = (i: number, count: number) => (i === 0 ? '' : i === count - 1 ? ' and ' : ', ')

/** Pages by their names, as a sentence lists them. */
export function LinkedNames({ links }: { links: readonly { title: string; href: string }[] }) {
  return links.map(({ title, href }, i) => (
    <Fragment key={href}>
      {before(i, links.length)}
      <a href={href} className="-mx-0.5 px-0.5 py-1 underline underline-offset-4">
        {title}
      </a>
    </Fragment>
  ))
}
