import type { Conflict } from '../types.ts'

/** How many lines around a change are shown. */
const around = 3

interface Props extends Conflict {
  onTheirs: () => void
  onMine: () => void
}

/** The file as it is now beside the form as it would be written. Nothing is written until one is chosen. */
export function BothVersions({ isGone, lines, onTheirs, onMine }: Props) {
  return (
    <section className="both" aria-label="The file has changed" role="alert">
      {isGone ? (
        <p>
          This file was removed or moved since you opened it. Nothing is written yet, and nothing you typed is lost.
        </p>
      ) : (
        <p>
          This file was changed elsewhere since you opened it, in an editor or by a pull. Nothing is written yet, and
          nothing you typed is lost.
        </p>
      )}
      <div className="sides">
        {!isGone && <Side title="In the file now" lines={lines} mine={-1} />}
        <Side title="As your form says it" lines={lines} mine={1} />
      </div>
      <button type="button" onClick={onMine}>
        {isGone ? 'Write it anew' : 'Keep mine over it'}
      </button>
      <button type="button" onClick={onTheirs}>
        {isGone ? 'Leave it removed' : 'Take theirs'}
      </button>
    </section>
  )
}

function Side({ title, lines, mine }: Pick<Conflict, 'lines'> & { title: string; mine: 1 | -1 }) {
  const isNear = lines.map((_, i) => lines.slice(Math.max(0, i - around), i + around + 1).some(([side]) => side !== 0))
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <pre>
        {lines.map(([side, text], i) => {
          // biome-ignore-start lint/suspicious/noArrayIndexKey: lines have no other name, and never move.
          if (!isNear[i]) return isNear[i - 1] ? <i key={i}>{'…\n'}</i> : null
          if (side === 0) return <span key={i}>{`${text}\n`}</span>
          return side === mine ? <mark key={i}>{`${text}\n`}</mark> : null
          // biome-ignore-end lint/suspicious/noArrayIndexKey: as above
        })}
      </pre>
    </figure>
  )
}
