import { splitAtFirstHeading } from '../lib/split-html.ts'
import { Prose } from '../ui/Prose.tsx'
import { Diagram, type Figure } from './Diagram.tsx'

/** An article: its opening, its figure, and the rest. */
export function ArticleText({ html, figure }: { html: string; figure: Figure }) {
  const [opening, rest] = splitAtFirstHeading(html)
  return (
    <>
      <Prose long html={opening} />
      <Diagram figure={figure} />
      <Prose long html={rest} />
    </>
  )
}
