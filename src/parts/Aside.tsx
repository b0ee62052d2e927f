interface AsideProps {
  heading: string
  text: string
  /** What the company says wherever something regulated is described. */
  notice?: string | undefined
  /** Whether it says what can go wrong: that is amber, and nothing else is. */
  risk: boolean
}

/** What speaks against something, beside it: what can go wrong, or whom it does not suit. */
export function Aside({ heading, text, notice, risk }: AsideProps) {
  return (
    <aside className={risk ? 'aside risk' : 'aside'} aria-label={heading}>
      <p className="text-xs font-medium">{heading}</p>
      <p>{text}</p>
      {notice && <p className="text-xs text-ink-2">{notice}</p>}
    </aside>
  )
}
