import { Fragment } from 'react'
import { Headed } from '../ui/Headed.tsx'
import { Arrow } from '../ui/Icon.tsx'
import { Named } from '../ui/Named.tsx'
import { type ArticleLine, ArticleList } from './ArticleList.tsx'

interface NamedLink {
  title: string
  href: string
  /** What is there, where that is worth a line. */
  text?: string | undefined
}

interface PageRow extends NamedLink {
  /** What it is, in a line below its name. */
  summary?: string | undefined
  /** What it does, or what sets it apart from the others. */
  text?: string | undefined
  members?: readonly NamedLink[]
  /** Members that say little yet. */
  upcoming?: readonly NamedLink[]
  /** What was published there, newest first. */
  articles?: readonly ArticleLine[]
}

interface PageRowsProps {
  heading: string
  id: string
  /** One or two sentences beside the heading. */
  text?: string | undefined
  rows: readonly PageRow[]
}

/** Pages in ruled rows: the name of each and what it is, and beside them what sets it apart and what is below it. */
export function PageRows({ heading, id, text, rows }: PageRowsProps) {
  return (
    <Headed heading={heading} id={id} text={text}>
      <ul className="page-rows">
        {rows.map(({ title, href, summary, text: said, members = [], upcoming = [], articles = [] }) => (
          <li key={href}>
            <div>
              <h3 className="group display text-h3">
                <Named href={href}>{title}</Named>
                <Arrow />
              </h3>
              {summary && <p className="text-sm text-ink-2">{summary}</p>}
            </div>
            <div>
              {said && <p>{said}</p>}
              {members.length > 0 && <Names links={members} />}
              {upcoming.length > 0 && (
                <p className="text-sm text-ink-2">
                  In preparation: <LinkedNames links={upcoming} />
                </p>
              )}
              {articles.length > 0 && <ArticleList articles={articles} />}
            </div>
          </li>
        ))}
      </ul>
    </Headed>
  )
}

/** Names in columns of one width; with a line each they need more of it. */
function across(links: readonly NamedLink[]): string {
  if (links.every(({ text }) => !text)) return 'grid-cols-2 lg:grid-cols-3'
  return links.length % 3 === 0 ? 'md:grid-cols-3' : 'md:grid-cols-2'
}

function Names({ links }: { links: readonly NamedLink[] }) {
  return (
    <ul className={`grid gap-x-6 ${across(links)}`}>
      {links.map(({ title, href, text }) => (
        <li key={href}>
          <a href={href} className={`named py-0.5 ${text ? 'max-md:pt-4' : 'max-md:py-1 max-md:text-sm'}`}>
            {title}
          </a>
          {text && <p className="text-sm text-ink-2">{text}</p>}
        </li>
      ))}
    </ul>
  )
}

/** What stands before a link: nothing, a comma, or the word before the last. */
const before = (i: number, count: number) => (i === 0 ? '' : i === count - 1 ? ' and ' : ', ')

/** Pages by their names, as a sentence lists them. */
function LinkedNames({ links }: { links: readonly NamedLink[] }) {
  return links.map(({ title, href }, i) => (
    <Fragment key={href}>
      {before(i, links.length)}
      <a href={href} className="-mx-0.5 px-0.5 py-1 underline underline-offset-4">
        {title}
      </a>
    </Fragment>
  ))
}
