import { type Message, messagesOf } from './messages.ts'

interface CallSequenceProps {
  calls: readonly { name: string; href: string; partner: string; call: readonly Message[] }[]
  /** The caller, and the company. */
  parties: { app: string; us: string }
  finding: { title: string; text: string }
}

/**
 * One call of each interface, message by message, between three who speak. It is an ordered list in which each message
 * says from whom and to whom; a wide screen draws the lines, and tints what follows once a message binds.
 */
export function CallSequence({ calls, parties, finding }: CallSequenceProps) {
  return (
    <figure className="wrap" aria-label={`One call of each of ${calls.length} interfaces, message by message`}>
      <div className="calls">
        {calls.map(({ name, href, partner, call }) => (
          <div key={href} className="call">
            <p className="title">
              <a href={href}>{name}</a>
            </p>
            <p className="parties" aria-hidden="true">
              {[parties.app, parties.us, partner].map((party) => (
                <b key={party}>{party}</b>
              ))}
            </p>
            <ol>
              {messagesOf(call, { ...parties, partner }).map(({ from, to, says, way, state }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the messages are drawn once, at build time, and never move
                <li key={i} className={`${way} ${state}`}>
                  <span className="way">
                    {from} to {to}
                    <span className="sr-only">: </span>
                  </span>
                  <span className="says">{says}</span>
                  {state === 'binds' && <span className="mark">Binding from here</span>}
                  <Arrow />
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
      <figcaption className="calls-finding">
        <p className="display text-h4">{finding.title}</p>
        <p>
          {finding.text}{' '}
          <span className="text-ink-2">Drawn in outline: one call that goes well, without retries or refusals.</span>
        </p>
      </figcaption>
    </figure>
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
