import { type Hand, HandCircles, handNote, handWords } from './HandCircles.tsx'

interface HandedStepsProps {
  heading: string
  steps: readonly { title: string; text: string; hand: Hand }[]
}

/** How one takes part, in order, and who has the work in each step. */
export function HandedSteps({ heading, steps }: HandedStepsProps) {
  return (
    <figure className="pt-9" aria-labelledby="steps">
      <h2 id="steps" className="display mb-4 text-h3">
        {heading}
      </h2>
      <ol className="handed-steps">
        {steps.map(({ title, text, hand }) => (
          <li key={title}>
            <HandCircles hand={hand} />
            <div>
              <p className="text-xs text-brass">{handWords[hand]}</p>
              <h3 className="font-medium">{title}</h3>
              <p className="text-sm text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <figcaption className="mt-6 text-xs text-ink-2">{handNote}</figcaption>
    </figure>
  )
}
