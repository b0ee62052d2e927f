import { paragraphs } from '../lib/paragraphs.ts'
import { Icon } from '../ui/Icon.tsx'
import { Split } from '../ui/Split.tsx'

interface Member {
  name?: string | undefined
  role: string
  bio: string
  links: readonly { label: string; href: string }[]
}

/** The people who lead the group. Where no name is given yet, the role stands in its place. */
export function Team({ members }: { members: readonly Member[] }) {
  return (
    <Split heading="Team" id="team">
      {members.map(({ name, role, bio, links }) => (
        <article key={role} className="not-first:rule-t not-first:pt-6 not-last:pb-10">
          <h3 className="display text-h3">{name ?? role}</h3>
          {name && <p className="text-ink-2">{role}</p>}
          <div className="mt-4 grid max-w-[42rem] gap-4 text-ink-2">
            {paragraphs(bio).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <ul className="mt-4 flex flex-wrap gap-x-6">
            {links.map(({ label, href }) => (
              <li key={href}>
                <a
                  href={href}
                  rel="noopener external"
                  className="inline-flex min-h-11 items-center gap-1.5 font-medium text-accent underline underline-offset-4"
                >
                  {label}
                  <Icon name="out" />
                  <span className="sr-only">of the {role.toLowerCase()} (leaves this site)</span>
                </a>
              </li>
            ))}
          </ul>
        </article>
      ))}
    </Split>
  )
}
