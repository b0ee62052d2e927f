import { type DatedLine, DatedLines } from './DatedLines.tsx'

/** The articles of a category below its newest, as small as what is put aside. */
export function Earlier({ lines }: { lines: readonly DatedLine[] }) {
  return (
    <section className="wrap" aria-labelledby="earlier">
      <div className="split rule-t py-5">
        <h2 id="earlier" className="display text-h4 md:pt-3.5">
          Earlier
        </h2>
        <DatedLines lines={lines} />
      </div>
    </section>
  )
}
