import { FactList } from '../../ui/FactList.tsx'
import { Finding } from '../../ui/Finding.tsx'
import { CallLines } from './CallLines.tsx'
import type { Message } from './messages.ts'

interface CallSequenceProps {
  heading: string
  calls: readonly {
    name: string
    href: string
    partner: string
    call: readonly Message[]
    /** What the family compares, such as who calls. */
    facts: readonly { label: string; value: string }[]
  }[]
  /** The caller, and the company. */
  parties: { app: string; us: string }
  finding: { title: string; text: string }
}

/** One call of each interface of a family, side by side, over who calls it and what comes back. */
export function CallSequence({ heading, calls, parties, finding }: CallSequenceProps) {
  return (
    <figure className="wrap" aria-labelledby="comparison">
      <h2 id="comparison" className="display call-heading text-h3">
        {heading}
      </h2>
      <div className="call-figure">
        {calls.map(({ name, href, partner, call, facts }) => (
          <div key={href} className="call-lines">
            <p className="title">
              <a href={href}>{name}</a>
            </p>
            <CallLines call={call} parties={{ ...parties, partner }} />
            <FactList facts={facts} className="call-facts" />
          </div>
        ))}
      </div>
      <Finding {...finding} note="Drawn short: one call that goes well, without retries or refusals." />
    </figure>
  )
}
