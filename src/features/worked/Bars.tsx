import { midSentence } from '../../lib/names.ts'
import type { Bars as Drawn } from '../../model/schema/worked-shapes.ts'
import { BarsPlot } from './BarsPlot.tsx'
import { middleOf } from './bars.ts'
import { Notes } from './Notes.tsx'

/** Bars side by side, each with its words below it. Those who listen hear what each is made of. */
export function Bars({ drawn }: { drawn: Drawn }) {
  const { parts, columns, notes } = drawn
  // Where every bar has a note, the note stands right below its bar.
  const isEach = notes.length === columns.length
  const numberAt = (column: number) => notes.findIndex(({ at }) => at === column) + 1
  return (
    <div className={isEach ? 'bars-of each' : 'bars-of'}>
      <p className="axes" aria-hidden="true">
        {drawn.up}
      </p>
      <svg className="plotted" aria-hidden="true">
        <BarsPlot drawn={drawn} />
      </svg>
      <ul className="columns">
        {columns.map(({ label, heights }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars are drawn once, at build time, and never move
          <li key={i}>
            {numberAt(i + 1) > 0 && (
              <b className="figures" aria-hidden="true">
                {numberAt(i + 1)}
              </b>
            )}
            <span className={label ? undefined : 'sr-only'}>{label ?? i + 1}</span>
            <span className="sr-only">
              : {parts.map(({ name }, part) => `${midSentence(name)} ${heights[part]}`).join(', ')}
            </span>
          </li>
        ))}
      </ul>
      <Notes notes={notes} places={isEach ? undefined : notes.map(({ at }) => middleOf(at, columns.length))} />
    </div>
  )
}
