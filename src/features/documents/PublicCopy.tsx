import type { Reach } from '../../model/document-words.ts'
import { blackedOut, publicWords } from './reach.ts'

interface PublicCopyProps {
  /** What the cover says, such as "Client's copy". */
  marking: string
  contents: readonly { reaches: Reach }[]
}

/** How the paper is marked, and what anyone may read of it: a line for each part, blacked out where it stays closed. */
export function PublicCopy({ marking, contents }: PublicCopyProps) {
  return (
    <figure className="public-copy">
      <svg width="120" height={contents.length * 14 - 5} aria-hidden="true">
        {blackedOut(contents).map(({ y, black }) =>
          black ? (
            <rect key={y} y={y} width="100%" height="9" />
          ) : (
            <path key={y} d={`M0 ${y + 1.5}h120M0 ${y + 7.5}h84`} />
          ),
        )}
      </svg>
      <figcaption>
        <p className="copy-marking display">{marking}</p>
        <p className="text-xs text-ink-2">{publicWords(contents)}</p>
      </figcaption>
    </figure>
  )
}
