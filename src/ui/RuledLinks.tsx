/** Pages worth reading next, a ruled line for each. */
export function RuledLinks({ links }: { links: readonly { title: string; text: string; href: string }[] }) {
  return (
    <ul className="rule-b">
      {links.map(({ title, text, href }) => (
        <li key={href} className="relative rule-t py-3">
          <a href={href} className="font-medium cover hover:text-accent">
            {title}
          </a>
          <p className="text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  )
}
