/** What happens, in order, down one line. */
export function Timeline({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <ol className="timeline">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3 className="font-medium">{title}</h3>
          <p className="text-ink-2">{text}</p>
        </li>
      ))}
    </ol>
  )
}
