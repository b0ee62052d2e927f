import { Arrow } from '../../ui/Arrow.tsx'
import { LinkedNames } from '../../ui/LinkedNames.tsx'

interface NamedLink {
  title: string
  href: string
}

export interface JobEntry {
  title: string
  description: string
  href: string
  features: readonly { text: string; links: readonly NamedLink[]; example?: string | undefined }[]
  /** What those are that no feature names. */
  names?: string | undefined
  members: readonly NamedLink[]
  upcoming: readonly NamedLink[]
  /** What is true of it as of the whole division. */
  rules: readonly { title: string; text: string }[]
}

/** An entry of the record: what takes a job off somebody, and line by line what it does, by which page, and what it then says. */
export function KeptRecord({ title, description, href, features, names, members, upcoming, rules }: JobEntry) {
  return (
    <div className="kept">
      <h3 className="display text-h3">
        <a href={href} className="group hover:text-accent">
          {title}
          <Arrow />
        </a>
      </h3>
      <p>{description}</p>
      <ul>
        {features.map(({ text, links, example }) => (
          <li key={text}>
            {links.length > 0 && (
              <p>
                <LinkedNames links={links} />
              </p>
            )}
            <p>{text}</p>
            {example && <p className="display">{example}</p>}
          </li>
        ))}
        {members.length > 0 && <Names label={names ?? (features.length > 0 ? 'Also here' : 'In it')} links={members} />}
        {upcoming.length > 0 && <Names label="In preparation" links={upcoming} />}
      </ul>
      {rules.map(({ title: rule, text }) => (
        <p key={rule} className="rule">
          <b className="display">{rule}.</b> {text}
        </p>
      ))}
    </div>
  )
}

function Names({ label, links }: { label: string; links: readonly NamedLink[] }) {
  return (
    <li>
      <p>{label}</p>
      <p>
        <LinkedNames links={links} />
      </p>
    </li>
  )
}
