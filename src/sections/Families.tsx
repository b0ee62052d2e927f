import type { Style } from '../art/draw.ts'
import { Arrow } from '../ui/Arrow.tsx'

interface Family {
  title: string
  description: string
  href: string
  subItems: readonly { label: string; href: string; isUpcoming?: true }[]
}

interface FamiliesProps {
  heading: string
  families: readonly Family[]
  /** Whose hand marks the members. */
  art: Style
}

/** All that a division has: a row for each family, a mark for each member, open where its page is in preparation. */
export function Families({ heading, families, art }: FamiliesProps) {
  const hasUpcoming = families.some(({ subItems }) => subItems.some(({ isUpcoming }) => isUpcoming))
  return (
    <section className="wrap" aria-labelledby="families">
      <div className={`families ${art}`}>
        <h2 id="families" className="display text-h2">
          {heading}
        </h2>
        {hasUpcoming && (
          <p className="key" aria-hidden="true">
            <span>described</span> <span className="open">in preparation</span>
          </p>
        )}
        <ul className="col-span-2 mt-5">
          {families.map(({ title, description, href, subItems }) => (
            <li key={href} className="rule-t py-5">
              <h3 className="display text-h3">
                <a href={href} className="group hover:text-accent">
                  {title}
                  <Arrow />
                </a>
              </h3>
              <p>{description}</p>
              {subItems.length > 0 && (
                <ul>
                  {subItems.map((child) => (
                    <li key={child.href} className={child.isUpcoming && 'open'}>
                      <a href={child.href}>{child.label}</a>
                      {child.isUpcoming && <span className="sr-only">, in preparation</span>}
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
