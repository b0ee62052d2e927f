import type { Reach } from '../../model/document-words.ts'
import { ReachBar } from './ReachBar.tsx'
import { reachWords } from './reach.ts'

interface PageBarsProps {
  title: string
  contents: readonly { title: string; reaches: Reach }[]
  names: Record<Reach, string>
}

/** The document in which a study ends, each page with how far it travels; below them the same in words. */
export function PageBars({ title, contents, names }: PageBarsProps) {
  return (
    <figure className="page-bars" aria-label={title}>
      <ul>
        {contents.map((page) => (
          <li key={page.title}>
            <p>{page.title}</p>
            <ReachBar reach={page.reaches} />
          </li>
        ))}
      </ul>
      <figcaption>{reachWords(contents, names)}</figcaption>
    </figure>
  )
}
