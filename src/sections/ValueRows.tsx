import { Pictogram, type PictogramName } from '../ui/Pictogram.tsx'

interface Value {
  icon: PictogramName
  title: string
  description: string
}

/** What a company holds itself to: a row each, its name as large as a heading, what follows from it beside. */
export function ValueRows({ heading, id, values }: { heading: string; id: string; values: readonly Value[] }) {
  return (
    <section className="wrap" aria-labelledby={id}>
      <h2 id={id} className="display pb-5 text-h2">
        {heading}
      </h2>
      <ul>
        {values.map(({ icon, title, description }) => (
          <li key={title} className="grid items-center gap-x-6 gap-y-1 rule-t py-5 md:grid-cols-3">
            <h3 className="display flex items-center gap-3 text-h3">
              <Pictogram name={icon} className="flex-none text-accent" />
              {title}
            </h3>
            <p className="text-lg text-ink-2 md:col-span-2">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
