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

/** What it costs: one table, a column for each plan, with something to do at its foot. Phones see plan after plan. */
export function Plans({ intro, guarantee, plans, currency, website }: PlansProps) {
  return (
    <section className="wrap" aria-labelledby="plans">
      <div className="section-rule py-15 md:py-21">
        <div className="split pb-9">
          <h2 id="plans" className="display text-h2">
            Plans
          </h2>
          <div className="text-ink-2">
            <p>{intro}</p>
            <p>{guarantee}</p>
          </div>
        </div>
        <table className="plans">
          <thead>
            <tr>
              <td />
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
              <th scope="row">Price</th>
              {plans.map(({ name, price, saving }) => (
                <td key={name}>
                  <span className="display text-h2 figures">{price}</span>{' '}
                  <span className="text-sm text-ink-2">{currency ? `${currency} per month` : 'per month'}</span>
                  {saving && <p className="text-sm font-medium text-brass">{saving}</p>}
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">Suits</th>
              {plans.map(({ name, description }) => (
                <td key={name} className="text-ink-2">
                  {description}
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">Includes</th>
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
            {website && (
              <tr>
                <td />
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
