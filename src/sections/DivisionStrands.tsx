import type { Style } from '../art/draw.ts'
import { aloneHeight, strandsAlone } from '../art/flows.ts'

/** The strands of a division close its field, as they run on the home page: its own hand at the left, then straight on. */
export function DivisionStrands({ art }: { art: Style }) {
  const { chosen, others } = strandsAlone(art)
  return (
    <svg className="strands" height={aloneHeight} aria-hidden="true">
      <path d={others} />
      <path d={chosen} className="lit" />
    </svg>
  )
}
