import { EvenList } from '../ui/EvenList.tsx'
import { Wide } from '../ui/Wide.tsx'

interface StepColumnsProps {
  heading: string
  steps: readonly { title: string; text: string }[]
}

/** What happens, in order, along one line; six take two. */
export function StepColumns({ heading, steps }: StepColumnsProps) {
  return (
    <Wide heading={heading} id="steps">
      <EvenList ordered className="gap-6">
        {steps.map(({ title, text }, i) => (
          <li key={title} className="[border-top:2px_solid_var(--color-accent)] pt-2">
            <span className="display text-step text-accent figures" aria-hidden="true">
              {i + 1}
            </span>
            <h3 className="font-medium">{title}</h3>
            <p className="text-sm text-ink-2">{text}</p>
          </li>
        ))}
      </EvenList>
    </Wide>
  )
}
