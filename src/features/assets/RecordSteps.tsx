import { EvenList } from '../../ui/EvenList.tsx'
import { ReadOn } from '../../ui/ReadOn.tsx'
import { square } from './skyline.ts'

interface RecordStepsProps {
  heading: string
  steps: readonly { title: string; text: string }[]
  related: { heading: string; links: readonly { title: string; href: string }[] }
}

/** How a value gets its record: each step has one row more under it, as high as those of the figure. */
export function RecordSteps({ heading, steps, related }: RecordStepsProps) {
  return (
    <section className="wrap pb-13" aria-labelledby="steps">
      <h2 id="steps" className="display rule-t pt-9 pb-5 text-h2">
        {heading}
      </h2>
      <EvenList ordered className="gap-x-6 gap-y-5">
        {steps.map(({ title, text }, i) => (
          <li key={title} className="max-md:rule-t max-md:pt-3">
            <Rows count={i + 1} of={steps.length} />
            <h3 className="font-medium">{title}</h3>
            <p className="text-sm text-ink-2">{text}</p>
          </li>
        ))}
      </EvenList>
      <div className="display mt-6 text-h4">
        <ReadOn id="related" {...related} />
      </div>
    </section>
  )
}

function Rows({ count, of }: { count: number; of: number }) {
  const rows = Array.from({ length: count }, (_, row) => `M0 ${(of - row) * square - 10}h9v10H0z`)
  return (
    <svg
      viewBox={`0 0 9 ${of * square}`}
      height={of * square}
      preserveAspectRatio="none"
      className="mb-3 w-full fill-accent max-md:hidden"
      aria-hidden="true"
    >
      <path d={rows.join('')} />
    </svg>
  )
}
