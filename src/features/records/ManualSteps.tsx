interface ManualStepsProps {
  id: string
  steps: readonly { title: string; text: string }[]
}

/** How one takes a system on, at the foot of a page. */
export function ManualSteps({ id, steps }: ManualStepsProps) {
  return (
    <section className="manual-foot" aria-labelledby={id}>
      <h2 id={id}>Taking it on</h2>
      <ol>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
