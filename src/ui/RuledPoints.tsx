/** Short headings with a sentence or two each, in ruled rows. */
export function RuledPoints({ points }: { points: readonly { title: string; text: string }[] }) {
  return (
    <ul className="rule-b">
      {points.map(({ title, text }) => (
        <li key={title} className="rule-t gap-x-6 py-3.5 md:grid md:grid-cols-[1fr_2fr]">
          <h3 className="font-medium">{title}</h3>
          <p className="text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  )
}
