import { Arrow } from '../ui/Arrow.tsx'
import { Inclusions } from '../ui/Inclusions.tsx'
import { Pictogram, type PictogramName } from '../ui/Pictogram.tsx'
import { Wide } from '../ui/Wide.tsx'

interface ProductCard {
  icon: PictogramName
  title: string
  description: string
  features: readonly string[]
  page: string
}

/** A division's products at a glance, two in a row, each with what it includes. */
export function ProductCards({ heading, cards }: { heading: string; cards: readonly ProductCard[] }) {
  return (
    <Wide heading={heading} id="products">
      <ul className="grid md:grid-cols-2">
        {cards.map((card) => (
          <Card key={card.page} {...card} />
        ))}
      </ul>
    </Wide>
  )
}

function Card({ icon, title, description, features, page }: ProductCard) {
  return (
    <li className="group relative flex flex-col cell p-7 fade hover:bg-accent-tint md:p-9">
      <Pictogram name={icon} className="text-accent" />
      <h3 className="display mt-5 text-h3">
        <a href={page} className="cover">
          {title}
          <Arrow />
        </a>
      </h3>
      <p className="mt-2.5 mb-6 max-w-[34em] text-ink-2">{description}</p>
      <div className="mt-auto">
        <Inclusions items={features} />
      </div>
    </li>
  )
}
