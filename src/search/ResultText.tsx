import type { Hit } from './engine.ts'
import { mark } from './mark.ts'

/** What a result says of its page: its name, where it belongs, and one line. */
export function ResultText({ hit: { entry, matched } }: { hit: Hit }) {
  return (
    <>
      <span className="search-name">
        <Marked text={entry.name} matched={matched} />
      </span>{' '}
      <span className="search-place">
        {entry.place.join(' › ')}
        {entry.standing === 'in preparation' && <em>{' In preparation'}</em>}
      </span>{' '}
      <span className="search-line">
        <Marked text={entry.summary} matched={matched} />
      </span>
    </>
  )
}

function Marked({ text, matched }: { text: string; matched: ReadonlySet<string> }) {
  let at = 0
  return mark(text, matched).map((piece) => {
    const key = at
    at += piece.text.length
    return piece.isMatch ? <mark key={key}>{piece.text}</mark> : piece.text
  })
}
