import { EvenList } from '../../ui/EvenList.tsx'
import { ReadOn } from '../../ui/ReadOn.tsx'

interface RecordStepsProps {
  heading: string
  steps: readonly { title: string; text: string }[]
  related: { heading: string; links: readonly { title: string; href: string }[] }
}

/** How a value gets its record, a step each. */
export function RecordSteps({ heading, steps, related }: RecordStepsProps) {
  return (
    <section className="wrap pb-13" aria-labelledby="steps">
      <h2 id="steps" className="display rule-t pt-9 pb-5 text-h2">
        {heading}
      </h2>
      <EvenList ordered className="gap-x-6 gap-y-5">
        {steps.map(({ title, text }) => (
          <li key={title} className="[border-top:2px_solid_var(--color-accent)] pt-3">
            <h3 className="font-medium">{title}</h3>
            <p className="text-sm text-ink-2">{text}</p>
          </li>
        ))}
      </EvenList>
      <div className="display mt-11 text-h4">
        <ReadOn id="related" {...related} />
      </div>
    </section>
  )
}
