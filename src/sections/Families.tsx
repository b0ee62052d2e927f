import { Arrow } from '../ui/Arrow.tsx'
import { Split } from '../ui/Split.tsx'

export interface Family {
  title: string
  description: string
  href: string
  subItems: readonly { label: string; href: string }[]
}

/** A division's families, every child one click away. */
export function Families({ heading, families }: { heading: string; families: readonly Family[] }) {
  return (
    <Split heading={heading} id="families">
      <ul className="rule-b">
        {families.map(({ title, description, href, subItems }) => (
          <li key={href} className="rule-t py-7">
            <h3 className="display text-h3">
              <a href={href} className="group hover:text-accent">
                {title}
                <Arrow />
              </a>
            </h3>
            <p className="mt-1 text-ink-2">{description}</p>
            {subItems.length > 0 && (
              <ul className="mt-3 flex flex-wrap gap-x-6 text-sm">
                {subItems.map((child) => (
                  <li key={child.href}>
                    <a
                      href={child.href}
                      className="inline-flex min-h-8 min-w-6 items-center underline decoration-control underline-offset-4 hover:text-accent hover:decoration-accent"
                    >
                      {child.label}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Split>
  )
}
