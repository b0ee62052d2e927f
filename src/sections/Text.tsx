import { Prose } from '../ui/Prose.tsx'
import { ProseColumns } from '../ui/ProseColumns.tsx'
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
      {columns ? <ProseColumns html={html} /> : <Prose html={html} />}
    </Split>
  )
}
