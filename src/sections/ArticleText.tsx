import { splitAtFirstHeading } from '../lib/split-html.ts'
import { Prose } from '../ui/Prose.tsx'
import { Diagram, type DiagramProps } from './Diagram.tsx'

interface ArticleTextProps {
  html: string
  figure: DiagramProps
  /** What the reasoning rests on. */
  sources: readonly string[]
}

/** An article: its opening, its figure, the rest, and its sources. */
export function ArticleText({ html, figure, sources }: ArticleTextProps) {
  const [opening, rest] = splitAtFirstHeading(html)
  return (
    <>
      <Prose long html={opening} />
      <Diagram {...figure} />
      <Prose long html={rest} />
      {sources.length > 0 && (
        <section aria-labelledby="sources" className="mt-15 max-w-[42rem] rule-t pt-6 text-sm">
          <h2 id="sources" className="font-medium">
            Sources
          </h2>
          <ul className="mt-2 grid gap-1.5 text-ink-2">
            {sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
