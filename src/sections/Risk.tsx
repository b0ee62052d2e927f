import { RiskNote } from '../ui/RiskNote.tsx'
import { Split } from '../ui/Split.tsx'

/** What can go wrong, beside what it is about. */
export function Risk({ text }: { text: string }) {
  return (
    <Split heading="Before you invest" id="risk">
      <RiskNote text={text} />
    </Split>
  )
}
