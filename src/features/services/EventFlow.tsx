import { type FlowService, flowOf, type Situation, servicesOf } from './flow.ts'

interface EventFlowProps {
  situations: readonly Situation[]
  services: readonly FlowService[]
  /** The part of the page about an event that leads to several. */
  anchorOf: (event: string) => string
}

/**
 * Which event leads to which service. Lines of one height stand left and right whatever their words are, so the curves
 * between them, drawn at build, fit any content. A phone has each event with its services beside it, and no curves.
 */
export function EventFlow({ situations, services, anchorOf }: EventFlowProps) {
  const { height, services: ordered, curves } = flowOf(situations, services)
  return (
    <figure className="wrap" aria-label={`${services.length} services, by the event that leads to them`}>
      <div className="event-flow">
        <p className="heads" aria-hidden="true">
          <span>Where you stand</span>
          <span>The event that brings you</span>
          <span>The service</span>
        </p>
        <div className="situations">
          {situations.map(({ title, text, events }) => (
            <div key={title} className={`n${events.length}`}>
              <div>
                <h2 className="text-base font-medium">{title}</h2>
                <p className="text-sm text-ink-2">{text}</p>
              </div>
              <ul>
                {events.map(({ name }) => (
                  <Event key={name} name={name} services={servicesOf(name, ordered)} anchor={anchorOf(name)} />
                ))}
              </ul>
            </div>
          ))}
        </div>
        <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden="true">
          <path d={curves.single} />
          <path d={curves.shared} className="shared" />
        </svg>
        <ul className="services">
          {ordered.map(({ name, href, summary, events }) => (
            <li key={href}>
              <a href={href} className="display hover:text-accent">
                {name}
              </a>
              <p className="text-xs text-ink-2">{summary}</p>
              <p className="sr-only">After: {events.join(', ').toLowerCase()}</p>
            </li>
          ))}
        </ul>
      </div>
      {curves.shared && (
        <figcaption className="mt-4 text-xs text-accent">
          Green: an event that leads to more than one service. How they go together stands below.
        </figcaption>
      )}
    </figure>
  )
}

function Event({ name, services, anchor }: { name: string; services: readonly FlowService[]; anchor: string }) {
  const isShared = services.length > 1
  return (
    <li className={isShared ? 'shared' : undefined}>
      {isShared ? (
        <a href={`#${anchor}`} className="event hover:underline">
          {name}
        </a>
      ) : (
        <span className="event">{name}</span>
      )}
      <div className="to">
        {services.map((service) => (
          <p key={service.href}>
            <a href={service.href} className="hover:underline">
              {service.name}
            </a>
          </p>
        ))}
      </div>
    </li>
  )
}
