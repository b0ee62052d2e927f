import { type Message, messagesOf } from './messages.ts'

interface CallLinesProps {
  call: readonly Message[]
  parties: Record<'app' | 'us' | 'partner', string>
}

/**
 * One call, message by message, between three who speak. It is an ordered list in which each message says from whom and
 * to whom; a wide screen draws the lines, and tints what follows once a message binds.
 */
export function CallLines({ call, parties }: CallLinesProps) {
  return (
    <>
      <p className="parties" aria-hidden="true">
        {[parties.app, parties.us, parties.partner].map((party) => (
          <b key={party}>{party}</b>
        ))}
      </p>
      <ol>
        {messagesOf(call, parties).map(({ from, to, says, way, state }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the messages are drawn once, at build time, and never move
          <li key={i} className={`${way} ${state}`}>
            <span className="way">
              {from} to {to}
              <span className="for-ears">: </span>
            </span>
            <span className="says">{says}</span>
            {state === 'binds' && (
              <span className="mark">
                <span className="for-ears">. </span>Binding from here
              </span>
            )}
            <Arrow />
          </li>
        ))}
      </ol>
    </>
  )
}

/** From one line to the next, whatever their distance; turned around by style where the answer comes back. */
function Arrow() {
  return (
    <svg className="arrow" aria-hidden="true">
      <line x2="100%" y1="6.5" y2="6.5" />
      <svg x="100%" overflow="visible" aria-hidden="true">
        <path d="M-7 2 -1 6.5-7 11" />
      </svg>
    </svg>
  )
}
