import { LinkedNames, type LinkedNamesProps } from '../ui/LinkedNames.tsx'

/** Where to read on, in one sentence. */
export function LinkSentence(props: Omit<LinkedNamesProps, 'id'>) {
  return (
    <section className="wrap" aria-labelledby="related">
      <div className="display section-rule py-11 text-h3">
        <LinkedNames id="related" {...props} />
      </div>
    </section>
  )
}
