/** The first note in the margin of a memo: nobody reads the method without it. */
export function HowItFails({ heading, text, notice }: { heading: string; text: string; notice: string }) {
  return (
    <aside aria-label={heading}>
      <p className="display text-h4 text-brass">{heading}</p>
      <p>{text}</p>
      <p className="text-xs text-ink-2">{notice}</p>
    </aside>
  )
}
