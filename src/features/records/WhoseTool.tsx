/** Who one is, in display type, and which tool that calls for: a line each over the full width. */
export function WhoseTool({ points }: { points: readonly { title: string; text: string }[] }) {
  return (
    <dl className="rule-b">
      {points.map(({ title, text }) => (
        <div key={title} className="items-baseline gap-x-6 rule-t py-3.5 md:grid md:grid-cols-[5fr_7fr]">
          <dt className="display text-h4">{title}</dt>
          <dd className="text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
