import { Pictogram, type PictogramName } from '../ui/Pictogram.tsx'
import { Split } from '../ui/Split.tsx'

interface Feature {
  icon: PictogramName
  title: string
  description: string
}

/** Short headings with a pictogram and a sentence or two: values, benefits, features. The first of an odd number has a row. */
export function Features({ heading, id, features }: { heading: string; id: string; features: readonly Feature[] }) {
  return (
    <Split heading={heading} id={id}>
      <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2">
        {features.map(({ icon, title, description }, i) => (
          <li key={title} className={i === 0 && features.length % 2 ? 'sm:col-span-2' : undefined}>
            <Pictogram name={icon} className="text-accent" />
            <h3 className="mt-3 font-medium">{title}</h3>
            <p className="mt-1.5 text-ink-2">{description}</p>
          </li>
        ))}
      </ul>
    </Split>
  )
}
