interface RiskSheetProps {
  heading: string
  text: string
  /** What the company says wherever something regulated is described. */
  notice?: string
  /** Over the full width: what can go wrong on the left, the notice on the right. */
  wide?: boolean
}

/** What can go wrong, beside the facts: nobody reads the method before it. */
export function RiskSheet({ heading, text, notice, wide = false }: RiskSheetProps) {
  return (
    <aside className={wide ? 'risk-sheet wide' : 'risk-sheet'} aria-label={heading}>
      <p className="text-xs font-medium text-brass">{heading}</p>
      <p>{text}</p>
      {notice && <p className="text-xs text-ink-2">{notice}</p>}
    </aside>
  )
}
