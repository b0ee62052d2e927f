import { Wide } from '../ui/Wide.tsx'

interface StepRowsProps {
  heading: string
  steps: readonly { title: string; text: string }[]
}

/** What happens, in order, a row over the full width for each: number and name in the first half, the words in the second. */
export function StepRows({ heading, steps }: StepRowsProps) {
  return (
    <Wide heading={heading} id="steps">
      <ol className="rule-b">
        {steps.map(({ title, text }, i) => (
          <li key={title} className="gap-x-6 rule-t py-3.5 md:grid md:grid-cols-2">
            <h3 className="display flex gap-5 text-h4">
              <span className="text-accent figures" aria-hidden="true">
                {i + 1}
              </span>
              {title}
            </h3>
            <p className="text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
    </Wide>
  )
}
