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
    <aside
      className={`bg-paper-2 px-5.5 py-4.5 ${risk ? '[border-left:3px_solid_var(--color-brass)]' : '[border-left:3px_solid_var(--color-control)]'}`}
      aria-label={heading}
    >
      <p className={`mb-1.5 text-xs font-medium ${risk ? 'text-brass' : ''}`}>{heading}</p>
      <p>{text}</p>
      {notice && <p className="mt-3.5 rule-t pt-3.5 text-xs text-ink-2">{notice}</p>}
    </aside>
  )
}
