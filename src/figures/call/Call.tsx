import { httpStatuses } from '../../lib/http-statuses.ts'
import type { FigureOf } from '../../model/schema/figures/figure.ts'
import { CallLines } from './CallLines.tsx'
import { Specimen } from './Specimen.tsx'

/** One call, message by message, beside what is sent and what comes back; of a family, the calls of its members. */
export function Call({ figure }: { figure: FigureOf<'call'> }) {
  if ('members' in figure)
    return (
      <div>
        <div className="call-figure">
          {figure.members.map(({ name, href, ...call }) => (
            <div key={href}>
              <h3 className="display text-h4">
                <a href={href} className="named">
                  {name}
                </a>
              </h3>
              <CallLines call={call} />
            </div>
          ))}
        </div>
      </div>
    )
  const { request, answer } = figure
  return (
    <div>
      <div className="call-figure">
        <CallLines call={figure} />
        <div className="call-bodies">
          <Specimen name={request.name} head={[request.method, request.path]} fields={request.fields} />
          <Specimen
            name={answer.name}
            head={[String(answer.status), httpStatuses[answer.status]]}
            fields={answer.fields}
          />
        </div>
      </div>
    </div>
  )
}
