import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Headed } from '../ui/Headed.tsx'

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
 * What it costs: plan beside plan. They share their lines, so that prices, texts and buttons stand level. Phones see plan
 * after plan.
 */
export function Plans({ intro, guarantee, plans, currency, website }: PlansProps) {
  const per = currency ? `${currency} per month` : 'per month'
  const text = (
    <>
      {intro} <b className="font-medium text-ink">{guarantee}</b>
    </>
  )
  return (
    <Headed heading="Plans" id="plans" text={text}>
      <ul className="plans">
        {plans.map(({ name, price, saving, description, popular, features }) => (
          <li key={name} className={popular ? 'popular' : undefined}>
            <h3 className="display text-h3">
              {name} {popular && <span>Most popular</span>}
            </h3>
            <p>
              <b className="display text-h2 figures">{price}</b> {per} {saving && <span>{saving}</span>}
            </p>
            <p>{description}</p>
            <ul>
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            {website && (
              <ButtonLink look={popular ? 'solid' : 'framed'} href={website} rel="noopener external">
                {`Choose ${name} `}
                <span className="sr-only">(leaves this site)</span>
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </Headed>
  )
}
