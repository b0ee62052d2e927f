import { paragraphs } from '../lib/prose.ts'
import { Headed } from '../ui/Headed.tsx'
import { Icon } from '../ui/Icon.tsx'

interface Member {
  name: string
  role: string
  bio: string
  links: readonly { label: string; href: string }[]
}

/** Who leads the group: a card with what the person does and where to read more. */
export function Team({ members }: { members: readonly Member[] }) {
  return (
    <Headed heading="Team" id="team">
      {members.map(({ name, role, bio, links }) => (
        <article key={name} className="boxed grid gap-x-6 gap-y-4 lg:grid-cols-3">
          <div>
            <h3 className="display text-h3">{name}</h3>
            <p className="text-ink-2">{role}</p>
            <ul className="mt-1 flex flex-wrap gap-x-6">
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a
                    href={href}
                    rel="noopener external"
                    className="inline-flex min-h-11 items-center gap-1.5 font-medium underline decoration-accent decoration-1 underline-offset-8 hover:decoration-2"
                  >
                    {label}
                    <Icon name="out" />
                    <span className="sr-only">of the {role.toLowerCase()} (leaves this site)</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <div className="grid content-start gap-x-6 gap-y-4 text-ink-2 md:grid-cols-2 lg:col-span-2">
            {paragraphs(bio).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </article>
      ))}
    </Headed>
  )
}
