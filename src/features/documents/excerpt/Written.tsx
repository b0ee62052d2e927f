import { type Marked, readMarks } from '../../../lib/marked.ts'

/** Words begin below their bar; below one far to the right they end with it. */
const placeBelow = (from: number) => (from > 5 ? 'pen-late' : `pen-at-${from}`)

/** Words as they stand in a document, with the pen that went over them. */
export function Written({ children }: { children: string }) {
  const marked = readMarks(children)
  const { box, bar } = marked
  return (
    <>
      {box && (
        <>
          <svg viewBox="0 0 16 16" className="pen-box" aria-hidden="true">
            <path d={box === 'ticked' ? 'M1 3h12v12H1zM4 8l3 4 8-11' : 'M1 3h12v12H1z'} />
          </svg>
          <span className="sr-only">{box === 'ticked' ? 'Yes. ' : 'No. '}</span>
        </>
      )}
      {bar && (
        <svg viewBox="0 0 100 10" preserveAspectRatio="none" className="pen-bar" aria-hidden="true">
          <path d={`M${bar.from * 10} 0H${bar.to * 10}V10H${bar.from * 10}z`} />
        </svg>
      )}
      {bar?.from ? (
        <span className={placeBelow(bar.from)}>
          <Words {...marked} />
        </span>
      ) : (
        <Words {...marked} />
      )}
    </>
  )
}

function Words({ box, runs }: Marked) {
  return runs.map(({ text, mark }, i) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text are drawn once, at build time, and never move
    if (mark === 'struck') return <del key={i}>{text}</del>
    if (mark === undefined) return text
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <em key={i} className={i > 0 || box ? undefined : 'pen-first'}>
        {text}
      </em>
    )
  })
}
