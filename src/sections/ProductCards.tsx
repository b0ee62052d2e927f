import { Arrow } from '../ui/Arrow.tsx'
import { Inclusions } from '../ui/Inclusions.tsx'
import { Pictogram, type PictogramName } from '../ui/Pictogram.tsx'

interface ProductCard {
  icon: PictogramName
  title: string
  description: string
  features: readonly string[]
  page: string
}

/** A division's products at a glance, side by side, each with what it includes; their parts stand level. */
export function ProductCards({ heading, cards }: { heading: string; cards: readonly ProductCard[] }) {
  return (
    <section className="wrap pb-15 md:pb-18" aria-labelledby="products">
      <h2 id="products" className="display [border-top:2px_solid_var(--color-ink)] pt-5 pb-6 text-h2">
        {heading}
      </h2>
      <ul className="grid gap-x-6 md:grid-cols-2 xl:grid-cols-4">
        {cards.map((card) => (
          <Card key={card.page} {...card} />
        ))}
      </ul>
    </section>
  )
}

function Card({ icon, title, description, features, page }: ProductCard) {
  return (
    <li className="group relative row-span-4 grid grid-rows-subgrid content-start rule-t pt-5 pb-7">
      <Pictogram name={icon} className="text-accent" />
      <h3 className="display mt-4 text-h3 group-hover:text-accent">
        <a href={page} className="cover">
          {title}
          <Arrow />
        </a>
      </h3>
      <p className="mt-2 mb-5 text-ink-2">{description}</p>
      <Inclusions items={features} />
    </li>
  )
}
