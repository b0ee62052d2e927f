import { httpStatuses } from '../../lib/http-statuses.ts'
import type { FigureOf } from '../../model/schema/figures/figure.ts'
import { Named } from '../../ui/Named.tsx'
import { type BodyField, type CallData, jsonLines, placesOf, us } from './places.ts'

/** One call, message by message, beside what is sent and what comes back; of a family, the calls of its members. */
export function Call({ figure }: { figure: FigureOf<'call'> }) {
  return (
    <div>
      <div className="call-figure">
        {'members' in figure ? (
          figure.members.map(({ name, href, ...call }) => (
            <div key={href}>
              <h3 className="display text-h4">
                <Named href={href}>{name}</Named>
              </h3>
              <CallLines call={call} />
            </div>
          ))
        ) : (
          <>
            <CallLines call={figure} />
            <Specimens {...figure} />
          </>
        )}
      </div>
    </div>
  )
}

/**
 * One call between three who speak: an ordered list in which each message says from whom and to whom. Where there is
 * room the lines are drawn, and what follows once a message binds is tinted.
 */
function CallLines({ call }: { call: CallData }) {
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
            <span className="block text-ink-2 @min-[28rem]:sr-only">
              {from} to {to}
              <span className="for-ears">: </span>
            </span>
            <span className="call-said block">{says}</span>
            {state === 'binds' && (
              <span className="call-bound block font-medium text-accent">
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

interface SpecimenProps {
  /** What is asked or answered, in words. */
  name: string
  /** What stands before the body, in two parts: the method and the path, or the status and its words. */
  head: readonly [string, string]
  fields: readonly BodyField[]
}

function Specimens({ request, answer }: Extract<FigureOf<'call'>, { request: unknown }>) {
  return (
    <div className="grid content-start gap-4">
      <Specimen name={request.name} head={[request.method, request.path]} fields={request.fields} />
      <Specimen name={answer.name} head={[`${answer.status}`, httpStatuses[answer.status]]} fields={answer.fields} />
    </div>
  )
}

/** A request or an answer, set as it would be sent. The parts differ by weight, not by color alone. */
function Specimen({ name, head: [first, second], fields }: SpecimenProps) {
  return (
    <div className="http-body rounded edged bg-leaf">
      <h3 className="rule-b px-4 py-1.5 font-medium">{name}</h3>
      <pre className="px-4 pt-2 pb-2.5 [font:400_0.875rem/1.45_ui-monospace,monospace]">
        <code>
          <span>
            <b>{first}</b> {second}
          </span>
          {fields.length > 0 && <span>{'\n{'}</span>}
          {jsonLines(fields).map(({ key, value, end }) => (
            <span key={key} className="ps-5">
              {'\n  '}
              <b>{key}</b>: <samp>{value}</samp>
              {end}
            </span>
          ))}
          {fields.length > 0 && <span>{'\n}'}</span>}
        </code>
      </pre>
    </div>
  )
}
