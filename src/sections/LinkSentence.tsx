import { ReadOn, type ReadOnProps } from '../ui/ReadOn.tsx'

/** Where to read on, in one sentence. */
export function LinkSentence(props: Omit<ReadOnProps, 'id'>) {
  return (
    <section className="wrap" aria-labelledby="related">
      <div className="display section-rule py-11 text-h3">
        <ReadOn id="related" {...props} />
      </div>
    </section>
  )
}
