import { type CallData, placesOf, us } from './places.ts'

/**
 * One call between three who speak: an ordered list in which each message says from whom and to whom. Where there is
 * room the lines are drawn, and what follows once a message binds is tinted.
 */
export function CallLines({ call }: { call: CallData }) {
  return (
    <div className="call-lines">
      <p className="call-parties" aria-hidden="true">
        {[call.caller, us, call.partner].map((party) => (
          <b key={party}>{party}</b>
        ))}
      </p>
      <ol>
        {placesOf(call).map(({ goes, from, to, says, state }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the messages are drawn once, at build time, and never move
          <li key={i} className={`says-${goes} call-${state}`}>
            <span className="call-way">
              {from} to {to}
              <span className="for-ears">: </span>
            </span>
            <span className="call-said">{says}</span>
            {state === 'binds' && (
              <span className="call-bound">
                <span className="for-ears">. </span>Binding from here
              </span>
            )}
            <Arrow />
          </li>
        ))}
      </ol>
    </div>
  )
}

/** From one line to the next, whatever their distance; turned around by style where the answer comes back. */
function Arrow() {
  return (
    <svg className="call-arrow" aria-hidden="true">
      <line x2="100%" y1="6.5" y2="6.5" />
      <svg x="100%" overflow="visible" aria-hidden="true">
        <path d="M-7 2 -1 6.5-7 11" />
      </svg>
    </svg>
  )
}
