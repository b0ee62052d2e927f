import { Split } from '../ui/Split.tsx'

/** Other pages worth reading next: each a name and one line. */
export function SeeAlso({ links }: { links: readonly { title: string; text: string; href: string }[] }) {
  return (
    <Split heading="See also" id="related">
      <ul className="grid gap-6 lg:grid-cols-3">
        {links.map(({ title, text, href }) => (
          <li key={href}>
            <a href={href} className="inline-block py-1 font-medium underline underline-offset-4 hover:text-accent">
              {title}
            </a>
            <p className="text-sm text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </Split>
  )
}
