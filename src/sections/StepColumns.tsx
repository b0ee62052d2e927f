import { Wide } from '../ui/Wide.tsx'

/** What happens, in order, along one line. */
export function StepColumns({
  heading,
  steps,
}: {
  heading: string
  steps: readonly { title: string; text: string }[]
}) {
  return (
    <Wide heading={heading} id="steps">
      <ol className="step-columns">
        {steps.map(({ title, text }, i) => (
          <li key={title}>
            <span className="display text-step text-accent figures" aria-hidden="true">
              {i + 1}
            </span>
            <h3 className="font-medium">{title}</h3>
            <p className="text-sm text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
    </Wide>
  )
}
