/** What a client brings to the work, or keeps of it, a line each. */
export function HeadedLines({ heading, lines }: { heading: string; lines: readonly string[] }) {
  return (
    <div>
      <h3 className="display text-h4">{heading}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line} className="rule-t py-2 text-sm">
            {line}
          </li>
        ))}
      </ul>
    </div>
  )
}
