interface NamedProps {
  /** Where it leads; a name that leads nowhere is plain. */
  href: string | undefined
  children: string
}

/** A name that leads somewhere, in text, lists, tables and drawings (styles/utilities.css). */
export function Named({ href, children }: NamedProps) {
  if (!href) return children
  return (
    <a href={href} className="named">
      {children}
    </a>
  )
}
