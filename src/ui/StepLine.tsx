interface StepLineProps {
  steps: readonly { title: string; text: string }[]
  /** Along one line over the page where there is room, rather than down it. */
  across?: boolean
}

/** What happens, one after the other, on a line. */
export function StepLine({ steps, across = false }: StepLineProps) {
  return (
    <ol className={across ? 'step-line across' : 'step-line'}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3 className="display text-h4">{title}</h3>
          <p className="mt-1 text-ink-2">{text}</p>
        </li>
      ))}
    </ol>
  )
}
