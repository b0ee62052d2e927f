import { Prose } from './Prose.tsx'

/** Running text in two columns where there is room, or in three. */
export function ProseColumns({ html, three = false }: { html: string; three?: boolean }) {
  return (
    <div className={three ? 'two-columns three-columns' : 'two-columns'}>
      <Prose html={html} />
    </div>
  )
}
