import { Prose } from '../ui/Prose.tsx'

/** Running text that is a page of its own. */
export function TextColumn({ html }: { html: string }) {
  return (
    <div className="wrap grid py-15 md:grid-cols-3 md:gap-x-15 md:py-21">
      <div className="md:col-span-2 md:col-start-2">
        <Prose html={html} />
      </div>
    </div>
  )
}
