import { reasons } from '../../model/schema/apis.ts'
import { RiskSheet } from '../../ui/RiskSheet.tsx'
import { RuledFacts } from '../../ui/RuledFacts.tsx'
import type { BodyField } from './json-lines.ts'
import { Specimen } from './Specimen.tsx'

interface ApiSheetProps {
  facts: readonly { label: string; value: string }[]
  partner: string
  request: { name: string; method: string; path: string; fields: readonly BodyField[] }
  answer: { name: string; status: keyof typeof reasons; fields: readonly BodyField[] }
  risk: string | undefined
  /** The address of the family. */
  family: string
}

/** What an interface is, one request and its answer, side by side. */
export function ApiSheet({ facts, partner, request, answer, risk, family }: ApiSheetProps) {
  return (
    <div className="wrap">
      <div className="specimens">
        <RuledFacts facts={[...facts, { label: 'Confirmed by', value: partner }]} />
        <Specimen name={request.name} head={[request.method, request.path]} fields={request.fields} />
        <Specimen name={answer.name} head={[String(answer.status), reasons[answer.status]]} fields={answer.fields} />
        {risk && <RiskSheet heading="What can go wrong" text={risk} notFor="" />}
      </div>
      <p className="mt-4 flex flex-wrap justify-between gap-x-6 text-xs text-ink-2">
        Names, paths and values are made up to show the shape of a call. Nothing answers at this path.
        <a href={family} className="font-medium text-accent hover:underline">
          Who speaks in a call
        </a>
      </p>
    </div>
  )
}
