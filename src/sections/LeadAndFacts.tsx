import type { Opening } from '../lib/opening.ts'
import { FactList } from '../ui/FactList.tsx'
import { Lead } from '../ui/Lead.tsx'

interface LeadAndFactsProps {
  opening: Opening
  facts: readonly { label: string; value: string }[]
}

/** For whom a thing is, and beside it what is to be known of it first. */
export function LeadAndFacts({ opening: { first, rest, last }, facts }: LeadAndFactsProps) {
  return (
    <div className="wrap">
      <div className="grid gap-x-6 gap-y-6 rule-t py-11 lg:grid-cols-2">
        <div className="grid content-start gap-3 lg:pr-6">
          <Lead first={first} rest={[rest, last].filter(Boolean).join(' ')} />
        </div>
        <FactList facts={facts} className="ruled-facts two" />
      </div>
    </div>
  )
}
