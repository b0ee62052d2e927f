import { Prose } from './Prose.tsx'

/** Running text in two columns where there is room. */
export function ProseColumns({ html }: { html: string }) {
  return (
    <div className="two-columns">
      <Prose html={html} />
    </div>
  )
}
