import type { Style } from '../art/draw.ts'
import { Field } from '../art/Field.tsx'
import { Arrow } from '../ui/Arrow.tsx'

export interface ServiceCard {
  title: string
  description: string
  href: string
  art: Style
}

/** The divisions: as many wide cards, two in a row, as make the rows of three below them full. */
export function ServiceGrid({
  heading,
  intro,
  cards,
}: {
  heading: string
  intro: string
  cards: readonly ServiceCard[]
}) {
  const wide = [0, 4, 2][cards.length % 3] ?? 0
  return (
    <section className="wrap py-17 md:py-26" aria-labelledby="services">
      <div className="mb-11 items-end justify-between gap-10 md:flex">
        <h2 id="services" className="display text-h2-wide">
          {heading}
        </h2>
        <p className="mt-3 max-w-[26em] text-ink-2">{intro}</p>
      </div>
      <ul className="grid md:grid-cols-6">
        {cards.map((card, i) => (
          <Card key={card.href} {...card} isWide={i < wide} />
        ))}
      </ul>
    </section>
  )
}

function Card({ title, description, href, art, isWide }: ServiceCard & { isWide: boolean }) {
  return (
    <li
      className={`group relative flex flex-col cell p-8 fade first:bg-accent-tint hover:bg-accent-tint md:min-h-75 ${isWide ? 'md:col-span-3' : 'md:col-span-2'}`}
    >
      <Field style={art} seed={href} width={72} height={72} className="mb-11 size-18" />
      <h3 className="display mt-auto text-h3">
        <a href={href} className="cover">
          {title}
          <Arrow />
        </a>
      </h3>
      <p className="mt-2.5 max-w-[30em] text-sm text-ink-2">{description}</p>
    </li>
  )
}
