import type { Style } from '../art/draw.ts'
import { Field } from '../art/Field.tsx'
import { Arrow } from '../ui/Arrow.tsx'

export interface ServiceCard {
  title: string
  description: string
  /** What is to be seen there. */
  invite: string
  href: string
  art: Style
}

/** The divisions in a ruled grid; the heading takes the places that would leave the last row short. */
export function ServiceGrid({
  heading,
  intro,
  cards,
}: {
  heading: string
  intro: string
  cards: readonly ServiceCard[]
}) {
  return (
    <section className="wrap py-17 md:py-22" aria-labelledby="services">
      <div className="cells">
        <div className={`flex flex-col gap-3 ${width(cards.length)}`}>
          <h2 id="services" className="display text-h2-wide">
            {heading}
          </h2>
          <p className="display max-w-[14em] text-h3 text-ink-2">{intro}</p>
        </div>
        <ul>
          {cards.map((card, i) => (
            <Card key={card.href} {...card} leads={i < cards.length % 3} />
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Two in a row where the screen is medium, three where it is large. */
function width(cards: number): string {
  const medium = cards % 2 ? '' : 'md:max-lg:col-span-2'
  return `${medium} ${['lg:col-span-3', 'lg:col-span-2', ''][cards % 3]}`
}

/** Those beside the heading lead: drawn across their cell, and named in large. */
function Card({ title, description, invite, href, art, leads }: ServiceCard & { leads: boolean }) {
  return (
    <li className={leads ? 'group lead-cell' : 'group'}>
      {leads ? (
        <Field style={art} seed={href} width={320} height={128} className="w-full" />
      ) : (
        <Field style={art} seed={href} width={72} height={72} className="size-18" />
      )}
      <div className="mt-auto">
        <h3 className={`display ${leads ? 'text-h3' : 'text-h4'}`}>
          <a href={href} className="cover group-hover:text-accent">
            {title}
          </a>
        </h3>
        <p className="mt-2 max-w-[30em] text-sm text-ink-2">{description}</p>
        <p className="mt-3.5 text-sm font-medium text-accent">
          {invite}
          <Arrow />
        </p>
      </div>
    </li>
  )
}
