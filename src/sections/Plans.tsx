import { DataTable } from '../ui/DataTable.tsx'
import { Inclusions } from '../ui/Inclusions.tsx'
import { Wide } from '../ui/Wide.tsx'

interface Plan {
  name: string
  price: string
  description: string
  saving?: string | undefined
  popular: boolean
  features: readonly string[]
}

interface PlansProps {
  /** What holds for every plan. */
  guarantee: string
  plans: readonly Plan[]
  rows: readonly { label: string; values: readonly string[] }[]
  /** What the prices are in, where that is known. */
  currency?: string | undefined
}

/** What it costs: a card for each plan, then the plans line by line. */
export function Plans({ guarantee, plans, rows, currency }: PlansProps) {
  return (
    <Wide heading="Plans" id="plans">
      <p className="mb-8 text-ink-2">{guarantee}</p>
      <ul className="grid lg:grid-cols-3">
        {plans.map((plan) => (
          <PlanCard key={plan.name} {...plan} currency={currency} />
        ))}
      </ul>
      <h3 className="display mt-15 mb-3 text-h3">Plans compared</h3>
      <DataTable
        label="Plans compared, table"
        corner="What you get"
        columns={plans.map(({ name }) => name)}
        rows={rows.map(({ label, values }) => ({ name: label, values }))}
      />
    </Wide>
  )
}

function PlanCard({
  name,
  price,
  description,
  saving,
  popular,
  features,
  currency,
}: Plan & Pick<PlansProps, 'currency'>) {
  return (
    <li className={`flex flex-col cell p-[min(1.75rem,8vw)] ${popular ? 'bg-accent-tint' : ''}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="display text-h3">{name}</h3>
        {popular && <p className="text-eyebrow font-medium text-accent">Most popular</p>}
      </div>
      <p className="mt-6 flex flex-wrap items-baseline gap-x-2">
        <span className="display text-h1 figures">{price}</span>
        <span className="text-ink-2">{currency ? `${currency} / month` : '/ month'}</span>
      </p>
      {/* Kept where nothing is saved, so that the lines of the cards stay level. */}
      <p className="font-medium text-brass lg:min-h-7">{saving}</p>
      <p className="mt-3 mb-7 text-ink-2">{description}</p>
      <div className="mt-auto">
        <Inclusions items={features} />
      </div>
    </li>
  )
}
