import { ButtonLink } from '../ui/ButtonLink.tsx'

interface Plan {
  name: string
  price: string
  description: string
  saving?: string | undefined
  popular: boolean
  features: readonly string[]
}

interface PlansProps {
  /** Where the plans differ. */
  intro: string
  /** What holds for every plan. */
  guarantee: string
  plans: readonly Plan[]
  /** What the prices are in, where that is known. */
  currency?: string | undefined
  /** Where a plan is taken. */
  website?: string | undefined
}

/**
 * What it costs: one table, a column for each plan, with something to do at its foot. Each cell says by itself what it
 * is, so no column is spent on names of rows. Phones see plan after plan.
 */
export function Plans({ intro, guarantee, plans, currency, website }: PlansProps) {
  return (
    <section className="wrap" aria-labelledby="plans">
      <div className="grid gap-6 section-rule py-13 lg:grid-cols-3">
        <div className="text-ink-2">
          <h2 id="plans" className="display mb-4 text-h2 text-ink">
            Plans
          </h2>
          <p>{intro}</p>
          <p className="mt-2">{guarantee}</p>
        </div>
        <table className="plans lg:col-span-2">
          <thead>
            <tr>
              {plans.map(({ name, popular }) => (
                <th key={name} scope="col" className={popular ? 'popular' : undefined}>
                  <span className="display text-h3">{name}</span>
                  {popular && <span className="ml-2 text-xs font-medium text-accent">Most popular</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              {plans.map(({ name, features }) => (
                <td key={name}>
                  <ul className="font-medium">
                    {features.map((feature) => (
                      <li key={feature}>{feature}</li>
                    ))}
                  </ul>
                </td>
              ))}
            </tr>
            <tr>
              {plans.map(({ name, description }) => (
                <td key={name} className="text-sm text-ink-2">
                  {description}
                </td>
              ))}
            </tr>
            <tr>
              {plans.map(({ name, price, saving }) => (
                <td key={name}>
                  <div className="flex flex-wrap items-center gap-x-3">
                    <span className="display text-h2 figures">{price}</span>{' '}
                    <span className="text-xs text-ink-2">
                      {currency ? `${currency} per month` : 'per month'}
                      {saving && <span className="block font-medium text-brass">{saving}</span>}
                    </span>
                  </div>
                </td>
              ))}
            </tr>
            {website && (
              <tr>
                {plans.map(({ name, popular }) => (
                  <td key={name}>
                    <ButtonLink look={popular ? 'solid' : 'framed'} href={website} rel="noopener external">
                      {`Choose ${name} `}
                      <span className="sr-only">(leaves this site)</span>
                    </ButtonLink>
                  </td>
                ))}
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </section>
  )
}
