/** What happens, in order, as one running text. */
export function RunOn({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <ol className="run-on">
      {steps.map(({ title, text }, i) => (
        <li key={title}>
          <span className="display text-h4 text-accent figures" aria-hidden="true">
            {i + 1}{' '}
          </span>
          <h3 className="font-medium">{title}.</h3> <span className="text-ink-2">{text}</span>{' '}
        </li>
      ))}
    </ol>
  )
}
