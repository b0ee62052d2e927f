import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { RiskSheet } from '../../ui/RiskSheet.tsx'

interface ServiceSheetProps {
  facts: readonly { label: string; value: string }[]
  action: { label: string; href: string }
  risk: { heading: string; text: string; notice: string }
}

/** What a service is and what can go wrong, before anybody reads how it works. */
export function ServiceSheet({ facts, action, risk }: ServiceSheetProps) {
  return (
    <div className="wrap grid gap-6 pt-9 pb-11 md:pb-15 lg:grid-cols-2">
      <div className="service-facts">
        <dl>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <ButtonLink look="solid" href={action.href}>
          {action.label}
        </ButtonLink>
      </div>
      <div>
        <RiskSheet {...risk} notFor="" />
      </div>
    </div>
  )
}
