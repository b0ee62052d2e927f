import type { Reach } from '../../model/document-words.ts'
import { NoteCalls } from './NoteCalls.tsx'
import type { Note } from './notes.ts'
import { PublicCopy } from './PublicCopy.tsx'

export interface MastheadProps {
  /** Of its title. */
  id: string
  document: { title: string; contents: readonly { reaches: Reach }[] }
  marking: string
  /** Nobody is told for whom it was done. */
  isSecret: boolean
  facts: readonly { label: string; value: string }[]
  notes: readonly Note[]
}

/** The head of a study's paper: what it is called, for whom it is, and what one wants to know first. */
export function Masthead({ id, document: { title, contents }, marking, isSecret, facts, notes }: MastheadProps) {
  return (
    <>
      <div className="paper-masthead">
        <h2 id={id} className="display text-h2-wide">
          {title}
          {isSecret && (
            <>
              {' '}
              for <span className="blacked-out" aria-hidden="true" />
              <span className="for-ears">a client who is not named</span>
            </>
          )}
        </h2>
        <PublicCopy marking={marking} contents={contents} />
      </div>
      <dl className="front-matter">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              <NoteCalls notes={notes} at={label} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
