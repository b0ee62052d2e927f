import { Fragment } from 'react'
import { Arrow } from '../ui/Arrow.tsx'
import { Inclusions } from '../ui/Inclusions.tsx'
import { Pictogram, type PictogramName } from '../ui/Pictogram.tsx'

interface Entry {
  /** The job that it takes off somebody's hands. */
  job?: string | undefined
  title: string
  description: string
  href: string
  icon?: PictogramName | undefined
  features: readonly string[]
  members: readonly { label: string; href: string; isUpcoming?: true }[]
}

interface JobDirectoryProps {
  heading: string
  /** How to look for something in it, rendered; beside the heading. */
  intro: string
  entries: readonly Entry[]
}

/** All that a division has, by the job one would like to be rid of: each is crossed out, and below it stands what does it. */
export function JobDirectory({ heading, intro, entries }: JobDirectoryProps) {
  return (
    <section className="wrap pb-15" aria-labelledby="families">
      <div className="grid gap-x-6 gap-y-3 [border-top:2px_solid_var(--color-ink)] pt-5 pb-6 lg:grid-cols-2">
        <h2 id="families" className="display text-h3">
          {heading}
        </h2>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor */}
        {intro && <p id="what" className="prose text-ink-2" dangerouslySetInnerHTML={{ __html: intro }} />}
      </div>
      <ul className="jobs">
        {entries.map((entry) => (
          <Row key={entry.href} {...entry} />
        ))}
      </ul>
    </section>
  )
}

function Row({ job, title, description, href, icon, features, members }: Entry) {
  const described = members.filter(({ isUpcoming }) => !isUpcoming)
  const upcoming = members.filter(({ isUpcoming }) => isUpcoming)
  return (
    <li>
      {job && <p className="job display text-h2">{job}</p>}
      <h3 className="display text-h4">
        <a href={href} className="group hover:text-accent">
          {icon && <Pictogram name={icon} className="text-accent" />}
          {title}
          <Arrow />
        </a>
      </h3>
      <p className="about">{description}</p>
      {features.length > 0 && <Inclusions items={features} />}
      {members.length > 0 && (
        <div className="members">
          <ul>
            {described.map(({ label, href: to }) => (
              <li key={to}>
                <a href={to}>{label}</a>
              </li>
            ))}
          </ul>
          {upcoming.length > 0 && (
            <p>
              In preparation:
              {upcoming.map(({ label, href: to }, i) => (
                <Fragment key={to}>
                  {i > 0 ? ', ' : ' '}
                  <a href={to}>{label}</a>
                </Fragment>
              ))}
            </p>
          )}
        </div>
      )}
    </li>
  )
}
