import { EvenList } from '../ui/EvenList.tsx'
import { type Hand, handWords } from './HandCircles.tsx'

interface HandedStepsProps {
  heading: string
  steps: readonly { title: string; text: string; hand: Hand }[]
}

/** How one takes part, in order, and who has the work in each step. */
export function HandedSteps({ heading, steps }: HandedStepsProps) {
  return (
    <section className="wrap pt-11" aria-labelledby="steps">
      <h2 id="steps" className="display mb-4 text-h3">
        {heading}
      </h2>
      <EvenList ordered className="gap-6">
        {steps.map(({ title, text, hand }) => (
          <li key={title} className="[border-top:1px_solid_var(--color-ink)] pt-2">
            <p className="text-xs text-brass">{handWords[hand]}</p>
            <h3 className="font-medium">{title}</h3>
            <p className="text-sm text-ink-2">{text}</p>
          </li>
        ))}
      </EvenList>
    </section>
  )
}
