import type { FlowService, Situation } from './flow.ts'
import { groupsOf } from './groups.ts'

interface ServicesPortraitProps {
  situations: readonly Situation[]
  services: readonly FlowService[]
}

/** The flow of a family of services in small: from where one stands to the service, without the events between. */
export function ServicesPortrait({ situations, services }: ServicesPortraitProps) {
  const { groups, height, path } = groupsOf(situations, services)
  return (
    <figure className="stand-flow" aria-label={`${services.length} services, by where you stand`}>
      <div className="stands">
        {groups.map(({ title, services: own, rows }) => (
          <div key={title} className={`n${rows}`}>
            <p>
              <span>{title}</span>
            </p>
            <ul>
              {own.map(({ name, href }) => (
                <li key={href}>
                  <a href={href} className="hover:text-accent hover:underline">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={path} />
      </svg>
    </figure>
  )
}
