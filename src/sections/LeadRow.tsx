import { Lead } from '../ui/Lead.tsx'

/** For whom a thing is, in a row of its own: the first sentence, and the rest beside it. */
export function LeadRow({ first, rest }: { first: string; rest: string }) {
  return (
    <div className="wrap grid gap-x-15 gap-y-3 pb-6 lg:grid-cols-[2fr_1fr]">
      <Lead first={first} rest={rest} />
    </div>
  )
}
