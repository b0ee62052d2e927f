import { type HttpStatus, httpStatuses } from '../../lib/http-statuses.ts'
import type { Opening } from '../../lib/prose.ts'
import { FactList } from '../../ui/FactList.tsx'
import { Lead } from '../../ui/Lead.tsx'
import { RiskSheet } from '../../ui/RiskSheet.tsx'
import { CallLines } from './CallLines.tsx'
import type { BodyField } from './json-lines.ts'
import { KeyedRows } from './KeyedRows.tsx'
import type { Message } from './messages.ts'
import { Specimen } from './Specimen.tsx'

interface ApiReferenceProps {
  /** For whom it is, rendered. */
  lead: Opening
  facts: readonly { label: string; value: string }[]
  points: readonly { title: string; text: string }[]
  risk: string | undefined
  request: { name: string; method: string; path: string; fields: readonly BodyField[] }
  answer: { name: string; status: HttpStatus; fields: readonly BodyField[] }
  call: readonly Message[]
  parties: Record<'app' | 'us' | 'partner', string>
}

/** An interface as developers read one: what it does on the left, and on the right what is sent and what comes back. */
export function ApiReference(props: ApiReferenceProps) {
  const { lead, facts, points, risk, request, answer, call, parties } = props
  const shown = new Set([...request.fields, ...answer.fields].map(({ shows }) => shows))
  return (
    <div className="api-pair">
      <div className="flex flex-col gap-5">
        <div className="grid gap-2.5">
          <Lead first={lead.first} rest={lead.rest} />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor */}
          {lead.last && <p className="text-ink-2" dangerouslySetInnerHTML={{ __html: lead.last }} />}
        </div>
        <FactList facts={facts} className="ruled-facts two rule-t rule-b" />
        {risk && <RiskSheet heading="What can go wrong" text={risk} />}
        <section aria-labelledby="what">
          <h2 id="what" className="display mt-3 mb-3 text-h3">
            What you can ask of it
          </h2>
          <KeyedRows points={points} shown={shown} />
        </section>
      </div>
      <div className="flex flex-col gap-5">
        <Specimen name={request.name} head={[request.method, request.path]} fields={request.fields} />
        <Specimen
          name={answer.name}
          head={[String(answer.status), httpStatuses[answer.status]]}
          fields={answer.fields}
        />
        <p className="text-xs text-ink-2">
          Names, paths and values are made up to show the shape of a call. Nothing answers at this path.
        </p>
        <section aria-labelledby="call">
          <h2 id="call" className="display mt-3 text-h3">
            One call, start to end
          </h2>
          <figure className="call-lines" aria-labelledby="call">
            <CallLines call={call} parties={parties} />
          </figure>
        </section>
      </div>
    </div>
  )
}
