import { Split } from '../ui/Split.tsx'
import { StepList } from '../ui/StepList.tsx'

/** What happens, in order. */
export function Steps({ heading, steps }: { heading: string; steps: readonly { title: string; text: string }[] }) {
  return (
    <Split heading={heading} id="steps">
      <StepList steps={steps} />
    </Split>
  )
}
