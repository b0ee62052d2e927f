import { type HttpStatus, httpStatuses } from '../../lib/http-statuses.ts'
import { FactList } from '../../ui/FactList.tsx'
import { RiskSheet } from '../../ui/RiskSheet.tsx'
import type { BodyField } from './json-lines.ts'
import { Specimen } from './Specimen.tsx'

interface ApiSheetProps {
  facts: readonly { label: string; value: string }[]
  request: { name: string; method: string; path: string; fields: readonly BodyField[] }
  answer: { name: string; status: HttpStatus; fields: readonly BodyField[] }
  risk: string | undefined
}

/** What an interface is, one request and its answer, side by side. */
export function ApiSheet({ facts, request, answer, risk }: ApiSheetProps) {
  return (
    <div className="wrap">
      <div className="http-specimens">
        <FactList facts={facts} className="ruled-facts" />
        <Specimen name={request.name} head={[request.method, request.path]} fields={request.fields} />
        <Specimen
          name={answer.name}
          head={[String(answer.status), httpStatuses[answer.status]]}
          fields={answer.fields}
        />
        <p className="col-span-full text-xs text-ink-2">
          Names, paths and values are made up to show the shape of a call. Nothing answers at this path.
        </p>
        {risk && <RiskSheet heading="What can go wrong" text={risk} notFor="" />}
      </div>
    </div>
  )
}
