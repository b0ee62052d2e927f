import { Split } from '../ui/Split.tsx'

/** What happens, in order. */
export function Steps({ heading, steps }: { heading: string; steps: readonly { title: string; text: string }[] }) {
  return (
    <Split heading={heading} id="steps">
      <ol className="rule-b">
        {steps.map(({ title, text }, i) => (
          <li key={title} className="grid grid-cols-[3.5rem_1fr] rule-t py-5">
            <span className="display text-step text-accent figures" aria-hidden="true">
              {i + 1}
            </span>
            <div>
              <h3 className="font-medium">{title}</h3>
              <p className="text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Split>
  )
}
