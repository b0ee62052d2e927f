import { Headed } from '../ui/Headed.tsx'
import { LinkedNames } from '../ui/LinkedNames.tsx'

interface NamedLink {
  title: string
  href: string
}

interface FamilyRowsProps {
  heading: string
  /** How the families differ, rendered. */
  html: string
  rows: readonly {
    title: string
    description: string
    href: string
    members: readonly NamedLink[]
    /** Members that say little yet. */
    upcoming: readonly NamedLink[]
  }[]
}

/** All that a division has, a ruled row for each family: what it is, and every page below it by its name. */
export function FamilyRows({ heading, html, rows }: FamilyRowsProps) {
  return (
    <Headed heading={heading} id="families" html={html}>
      <ul className="family-rows">
        {rows.map(({ title, description, href, members, upcoming }) => (
          <li key={href}>
            <div>
              <h3 className="display text-h4">
                <a href={href}>{title}</a>
              </h3>
              <p>{description}</p>
            </div>
            <div>
              {members.length > 0 && (
                <ul>
                  {members.map((member) => (
                    <li key={member.href}>
                      <a href={member.href}>{member.title}</a>
                    </li>
                  ))}
                </ul>
              )}
              {upcoming.length > 0 && (
                <p>
                  In preparation: <LinkedNames links={upcoming} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Headed>
  )
}
