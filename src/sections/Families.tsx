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
  /** What they have to do with each other, rendered; beside the heading. */
  intro: string
  families: readonly Family[]
  /** Whose hand marks the members. */
  art: Style
}

/** All that a division has: a row for each family, a mark for each member, open where its page is in preparation. */
export function Families({ heading, intro, families, art }: FamiliesProps) {
  const hasUpcoming = families.some(({ subItems }) => subItems.some(({ isUpcoming }) => isUpcoming))
  return (
    <section className="wrap" aria-labelledby="families">
      <div className={`families ${art}`}>
        <h2 id="families" className="display text-h2">
          {heading}
        </h2>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor */}
        {intro && <p id="what" className="about prose" dangerouslySetInnerHTML={{ __html: intro }} />}
        {hasUpcoming && (
          <p className="key" aria-hidden="true">
            <span>described</span> <span className="open">in preparation</span>
          </p>
        )}
        <ul className="mt-2 lg:col-span-4">
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
