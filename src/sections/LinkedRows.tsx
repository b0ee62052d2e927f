import { Headed } from '../ui/Headed.tsx'

interface LinkedRowsProps {
  heading: string
  id: string
  rows: readonly { title: string; href: string; text: string }[]
}

/** Pages in ruled rows: the name of each, and what it does beside it. */
export function LinkedRows({ heading, id, rows }: LinkedRowsProps) {
  return (
    <Headed heading={heading} id={id}>
      <ul className="rule-b">
        {rows.map(({ title, href, text }) => (
          <li key={href} className="rule-t items-baseline gap-x-6 py-3 md:grid md:grid-cols-3">
            <h3 className="display text-h4">
              <a
                href={href}
                className="inline-block py-1 underline decoration-accent decoration-1 underline-offset-[5px] hover:text-accent"
              >
                {title}
              </a>
            </h3>
            <p className="text-ink-2 md:col-span-2">{text}</p>
          </li>
        ))}
      </ul>
    </Headed>
  )
}
