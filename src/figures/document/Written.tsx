import { type Marked, readMarks } from '../../lib/marked.ts'

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
        <svg className="plot pen-bar" aria-hidden="true">
          <rect width="100%" height="100%" className="whole" />
          <rect {...stretchOf(bar)} height="100%" />
        </svg>
      )}
      <Words {...marked} />
    </>
  )
}

/** Where a bar lies along its line. What is less than one of ten is a tick, a few pixels wide. */
export const stretchOf = ({ from, to }: NonNullable<Marked['bar']>) => ({
  x: `${from * 10}%`,
  width: to === 0 ? '3' : `${(to - from) * 10}%`,
})

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
