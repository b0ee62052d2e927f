import { Prose } from '../ui/Prose.tsx'
import { Split } from '../ui/Split.tsx'

/** A heading beside the running text of a content file. */
export function Text({ heading, id, html }: { heading: string; id: string; html: string }) {
  return (
    <Split heading={heading} id={id}>
      <Prose html={html} />
    </Split>
  )
}
