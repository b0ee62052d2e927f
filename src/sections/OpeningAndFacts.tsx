import { FactList } from '../ui/FactList.tsx'
import { Lead } from '../ui/Lead.tsx'

interface OpeningAndFactsProps {
  first: string
  rest: string
  facts: readonly { label: string; value: string }[]
}

/** For whom a thing is, in its own words, and beside them what a visitor wants to know first. */
export function OpeningAndFacts({ first, rest, facts }: OpeningAndFactsProps) {
  return (
    <div className="wrap grid gap-x-6 gap-y-6 pt-13 lg:grid-cols-2">
      <div className="grid content-start gap-3 lg:pr-9">
        <Lead first={first} rest={rest} />
      </div>
      <FactList facts={facts} className="ruled-facts two -mt-3 self-start md:*:grid-cols-[9rem_1fr]" />
    </div>
  )
}
