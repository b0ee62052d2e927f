import { type FlowService, flowOf, type Situation, servicesOf, sharedEvents } from './flow.ts'

interface EventFlowProps {
  situations: readonly Situation[]
  services: readonly FlowService[]
}

/**
 * Which event leads to which service. Lines of one height stand left and right whatever their words are, so the curves
 * between them, drawn at build, fit any content. A phone has each event with its services beside it, and no curves.
 */
export function EventFlow({ situations, services }: EventFlowProps) {
  const { height, services: ordered, curves } = flowOf(situations, services)
  const shared = sharedEvents(situations)
  const anchorOf = (event: string) => shared.find(({ name }) => name === event)?.anchor
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
      {shared.map((event) => (
        <SharedEvent key={event.name} {...event} services={servicesOf(event.name, ordered)} />
      ))}
    </figure>
  )
}

function Event({
  name,
  services,
  anchor,
}: {
  name: string
  services: readonly FlowService[]
  anchor: string | undefined
}) {
  const isShared = services.length > 1
  return (
    <li className={isShared ? 'shared' : undefined}>
      {anchor ? (
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

interface SharedEventProps {
  name: string
  together: string
  anchor: string
  services: readonly FlowService[]
}

/** How the services of one event go together. */
function SharedEvent({ name, together, anchor, services }: SharedEventProps) {
  return (
    <div className="shared-event">
      <div className="text-accent">
        <h2 id={anchor} className="display text-h4">
          {name}
        </h2>
        <p className="text-xs">Leads to more than one service</p>
      </div>
      <p className="text-sm">{together}</p>
      <ul className="text-sm">
        {services.map((service) => (
          <li key={service.href}>
            <a href={service.href} className="inline-block py-0.5 font-medium text-accent hover:underline">
              {service.name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
