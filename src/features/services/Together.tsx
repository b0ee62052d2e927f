import { Prose } from '../../ui/Prose.tsx'
import { RiskSheet } from '../../ui/RiskSheet.tsx'

interface TogetherProps {
  html: string
  risk: { heading: string; text: string; notice: string }
  /** Events that lead to several services, and how those go together. */
  shared: readonly {
    name: string
    together: string
    anchor: string
    services: readonly { name: string; href: string }[]
  }[]
}

/** What the family is, in its own words; beside it, the events that take several services. */
export function Together({ html, risk, shared }: TogetherProps) {
  return (
    <div className="wrap grid gap-x-6 gap-y-9 py-15 md:py-18 lg:grid-cols-2">
      <div className="lg:pr-11">
        <Prose html={html} />
      </div>
      <div className="grid content-start gap-7">
        {shared.map(({ name, together, anchor, services }) => (
          <section key={name} aria-labelledby={anchor}>
            <h2 id={anchor} className="display text-h3 text-accent">
              {name}
            </h2>
            <p className="mt-2">{together}</p>
            <ul className="mt-2 flex flex-wrap gap-x-5 text-sm">
              {services.map((service) => (
                <li key={service.href}>
                  <a href={service.href} className="inline-block py-1 font-medium text-accent hover:underline">
                    {service.name}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <RiskSheet {...risk} notFor="" />
      </div>
    </div>
  )
}
