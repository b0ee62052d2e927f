/** What happens, one after the other, on a line down the page. */
export function StepLine({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <ol className="step-line">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3 className="display text-h4">{title}</h3>
          <p className="mt-1 text-ink-2">{text}</p>
        </li>
      ))}
    </ol>
  )
}
