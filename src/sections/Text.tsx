import { Prose } from '../ui/Prose.tsx'
import { Split } from '../ui/Split.tsx'

interface TextProps {
  heading: string
  id: string
  html: string
  /** A long one with headings of its own, in two columns where there is room. */
  columns?: boolean
}

/** A heading beside the running text of a content file. */
export function Text({ heading, id, html, columns = false }: TextProps) {
  return (
    <Split heading={heading} id={id}>
      {columns ? (
        <div className="two-columns">
          <Prose html={html} />
        </div>
      ) : (
        <Prose html={html} />
      )}
    </Split>
  )
}
