import { Lead } from '../ui/Lead.tsx'

/** For whom a thing is, below its sheet. */
export function SheetLead({ first, rest }: { first: string; rest: string }) {
  return (
    <div className="grid gap-2.5 pt-7">
      <Lead first={first} rest={rest} />
    </div>
  )
}
