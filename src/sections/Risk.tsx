import { RiskNote } from '../ui/RiskNote.tsx'
import { Split } from '../ui/Split.tsx'

/** What can go wrong, beside what it is about. */
export function Risk({ text, notice }: { text: string; notice?: string }) {
  return (
    <Split heading="What can go wrong" id="risk">
      <RiskNote text={text} />
      {notice && <p className="mt-3 max-w-[42rem] text-xs text-ink-2">{notice}</p>}
    </Split>
  )
}
