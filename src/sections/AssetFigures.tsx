import { Pictogram, type PictogramName } from '../ui/Pictogram.tsx'

export interface AssetClass {
  icon: PictogramName
  title: string
  description: string
  aum: string
  performance: string
}

/** Each class with its two figures, large, under the hero. */
export function AssetFigures({ classes }: { classes: readonly AssetClass[] }) {
  return (
    <section aria-label="Asset classes" className="wrap">
      <ul className="grid sm:grid-cols-2 lg:grid-cols-4">
        {classes.map(({ icon, title, description, aum, performance }) => (
          <li
            key={title}
            className="rule-b py-8 sm:pr-6 sm:even:rule-l sm:even:pl-6 lg:rule-l lg:rule-b-none lg:pl-6 lg:first:[border-left-width:0] lg:first:pl-0"
          >
            <Pictogram name={icon} className="text-accent" />
            <h2 className="mt-3 font-medium">{title}</h2>
            <p className="mt-4 flex items-baseline gap-2">
              <span className="display text-h1 figures">{aum}</span>
              <span className="text-sm text-ink-2">assets</span>
            </p>
            <p className="mt-1 flex items-baseline gap-2">
              <span className="display text-h3 text-accent figures">{performance}</span>
              <span className="text-sm text-ink-2">year on year</span>
            </p>
            <p className="mt-4 text-sm text-ink-2">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
