interface FindingProps {
  /** What the figure shows, in one sentence. */
  title: string
  text: string
  /** How the figure is to be read. */
  note: string
}

/** What a figure argues, under it. */
export function Finding({ title, text, note }: FindingProps) {
  return (
    <figcaption className="grid gap-x-6 gap-y-2 rule-t pt-5 lg:grid-cols-2">
      <p className="display text-h4">{title}</p>
      <p className="text-sm">
        {text} <span className="text-ink-2">{note}</span>
      </p>
    </figcaption>
  )
}
