import type { Conflict, Lines } from '../types.ts'
import { nameOf } from './saving.ts'

/** How many lines around a change are shown. */
const around = 3

interface Props extends Conflict {
  onChoose: (path: string, isMine: boolean) => void
}

/** What both changed: as it is in the file now, beside what the form says. Nothing is written until one is chosen. */
export function BothVersions({ theirs, contested, onChoose }: Props) {
  const why = theirs
    ? 'Somebody else changed this since you opened it, in an editor, another tab or by a pull, and so did you.'
    : 'This file was removed or moved since you opened it.'
  return (
    <section className="both" aria-label="The file has changed" role="alert" tabIndex={-1}>
      <p>{why} Nothing is written yet, and nothing you typed is lost.</p>
      {contested.map(({ path, lines }) => (
        <fieldset key={path} className="many">
          <legend>{path ? nameOf(path) : 'The whole file'}</legend>
          <div className="sides">
            {theirs && <Side title="In the file now" lines={lines} mine={-1} />}
            <Side title="As your form says it" lines={lines} mine={1} />
          </div>
          <button type="button" onClick={() => onChoose(path, true)}>
            {theirs ? 'Keep mine' : 'Write it anew'}
          </button>
          <button type="button" onClick={() => onChoose(path, false)}>
            {theirs ? 'Take theirs' : 'Leave it removed'}
          </button>
        </fieldset>
      ))}
    </section>
  )
}

function Side({ title, lines, mine }: { title: string; lines: Lines; mine: 1 | -1 }) {
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
