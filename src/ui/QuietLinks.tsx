interface QuietLinksProps {
  label: string
  links: readonly { name: string; href: string }[]
}

/** Pages that have little to say yet, in one line. Nothing where there are none. */
export function QuietLinks({ label, links }: QuietLinksProps) {
  if (links.length === 0) return null
  return (
    <p className="wrap flex flex-wrap gap-x-5 gap-y-1 py-3 text-sm text-ink-2">
      {label}
      {links.map(({ name, href }) => (
        <a
          key={href}
          href={href}
          className="inline-block py-1 underline decoration-control underline-offset-4 hover:text-accent"
        >
          {name}
        </a>
      ))}
    </p>
  )
}
