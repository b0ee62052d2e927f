/** Steps in ruled rows, each behind its number. */
export function StepList({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <ol className="rule-b">
      {steps.map(({ title, text }, i) => (
        <li key={title} className="grid grid-cols-[2.5rem_1fr] rule-t py-3.5">
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
  )
}
