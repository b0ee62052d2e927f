import { paragraphs } from '../lib/paragraphs.ts'
import { Icon } from '../ui/Icon.tsx'

interface Member {
  name?: string | undefined
  role: string
  bio: string
  links: readonly { label: string; href: string }[]
}

/** The people who lead the group. Where no name is given yet, the role stands in its place. */
export function Team({ members }: { members: readonly Member[] }) {
  return (
    <section className="wrap pt-13 pb-9" aria-labelledby="team">
      <h2 id="team" className="display pb-5 text-h2">
        Team
      </h2>
      {members.map(({ name, role, bio, links }) => (
        <article key={role} className="grid gap-x-6 rule-t pt-5 pb-9 md:grid-cols-3 md:grid-rows-[auto_auto_1fr]">
          <h3 className="display text-h3">{name ?? role}</h3>
          {name && <p className="text-ink-2">{role}</p>}
          <ul className="mt-1 flex flex-wrap gap-x-6">
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
          <div className="grid content-start gap-x-6 gap-y-4 text-ink-2 max-md:mt-4 sm:auto-cols-fr sm:grid-flow-col md:col-span-2 md:col-start-2 md:row-span-3 md:row-start-1">
            {paragraphs(bio).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </article>
      ))}
    </section>
  )
}
