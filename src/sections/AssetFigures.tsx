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
            className="py-8 not-first:rule-t sm:pr-6 sm:even:rule-l sm:even:pl-6 sm:nth-2:[border-top-width:0] lg:not-first:[border-top-width:0] lg:not-first:rule-l lg:not-first:pl-6"
          >
            <Pictogram name={icon} className="text-accent" />
            <h2 className="mt-3 font-medium">{title}</h2>
            <p className="mt-4 flex flex-wrap items-baseline gap-x-2">
              <span className="display text-h1 figures">{aum}</span>
              <span className="text-sm text-ink-2">assets</span>
            </p>
            <p className="mt-1 flex flex-wrap items-baseline gap-x-2">
              <span className="display text-h3 text-accent figures">{performance}</span>
              <abbr title="year on year" className="text-sm text-ink-2 no-underline">
                YoY
              </abbr>
            </p>
            <p className="mt-4 text-sm text-ink-2">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
