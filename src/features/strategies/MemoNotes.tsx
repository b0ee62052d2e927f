import type { Point } from './RunIn.tsx'

/** What those who decide would ask, in the margin of a memo. */
export function MemoNotes({ notes, id }: { notes: readonly Point[]; id?: string }) {
  return (
    <dl id={id}>
      {notes.map(({ title, text }) => (
        <div key={title}>
          <dt className="display text-h4">{title}</dt>
          <dd className="text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
