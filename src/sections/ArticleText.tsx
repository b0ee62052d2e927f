import { splitAtFirstHeading } from '../lib/split-html.ts'
import { Prose } from '../ui/Prose.tsx'
import { Diagram, type Figure } from './Diagram.tsx'
import { type Source, Sources } from './Sources.tsx'

interface ArticleTextProps {
  html: string
  figure: Figure
  sources: readonly Source[]
}

/** An article: its opening, its figure, the rest, and its sources. */
export function ArticleText({ html, figure, sources }: ArticleTextProps) {
  const [opening, rest] = splitAtFirstHeading(html)
  return (
    <>
      <Prose long html={opening} />
      <Diagram figure={figure} />
      <Prose long html={rest} />
      {sources.length > 0 && <Sources sources={sources} />}
    </>
  )
}
