import { Field } from '../art/Field.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Icon } from '../ui/Icon.tsx'

export interface HomeHeroProps {
  eyebrow: string
  heading: string
  description: string
  actions: readonly { label: string; page: string }[]
}

export function HomeHero({ eyebrow, heading, description, actions: [first, second] }: HomeHeroProps) {
  return (
    <div className="rule-b">
      <div className="wrap grid items-center gap-x-10 gap-y-8 py-11 md:grid-cols-[1.15fr_1fr] md:py-7">
        <div>
          <p className="mb-6 text-eyebrow font-medium text-accent">{eyebrow}</p>
          <h1 className="display text-display">{heading}</h1>
          <p className="mt-7 max-w-[33em] text-lg text-ink-2">{description}</p>
          <p className="mt-9 flex flex-wrap gap-x-6 gap-y-2">
            {first && (
              <ButtonLink look="solid" href={first.page}>
                {first.label}
              </ButtonLink>
            )}
            {second && (
              <ButtonLink look="quiet" href={second.page}>
                {second.label}
                <Icon name="right" />
              </ButtonLink>
            )}
          </p>
        </div>
        <Field style="curves" seed="/" width={560} height={480} className="w-full" />
      </div>
    </div>
  )
}
