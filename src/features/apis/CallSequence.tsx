import { Finding } from '../../ui/Finding.tsx'
import { CallLines } from './CallLines.tsx'
import type { Message } from './messages.ts'

interface CallSequenceProps {
  calls: readonly { name: string; href: string; partner: string; call: readonly Message[] }[]
  /** The caller, and the company. */
  parties: { app: string; us: string }
  finding: { title: string; text: string }
}

/** One call of each interface of a family, side by side. */
export function CallSequence({ calls, parties, finding }: CallSequenceProps) {
  return (
    <figure className="wrap" aria-label={`One call of each of ${calls.length} interfaces, message by message`}>
      <div className="call-figure">
        {calls.map(({ name, href, partner, call }) => (
          <div key={href} className="call-lines">
            <p className="title">
              <a href={href}>{name}</a>
            </p>
            <CallLines call={call} parties={{ ...parties, partner }} />
          </div>
        ))}
      </div>
      <Finding {...finding} note="Drawn short: one call that goes well, without retries or refusals." />
    </figure>
  )
}
