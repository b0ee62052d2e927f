import type { Hand, Specimen } from '../../model/document-words.ts'
import { FactList } from '../../ui/FactList.tsx'
import { HandMark } from './HandMark.tsx'
import { HeadedLines } from './HeadedLines.tsx'
import { joinsOf } from './joins.ts'
import { PartWords } from './PartWords.tsx'
import { SpecimenDrawing } from './SpecimenDrawing.tsx'

interface Content {
  title: string
  answers: string
  draws: Specimen
  step: number
  hand: Hand
}

interface DeliverableProps {
  /** What the client asks, which the document answers. */
  question: string
  document: { title: string; contents: readonly Content[] }
  steps: readonly { title: string; text: string }[]
  /** The words for who writes a part. */
  hands: Record<Hand, string>
  /** The lines of its cover. */
  facts: readonly { label: string; value: string }[]
  brings: readonly string[]
  keeps: readonly string[]
}

/**
 * The document in which an engagement ends, each part joined to the step that makes it. For whom it is stands on its
 * cover, what the client gives and keeps at its foot.
 */
export function Deliverable({ question, document, steps, hands, facts, brings, keeps }: DeliverableProps) {
  return (
    <section className="wrap" aria-labelledby="document">
      <figure className="deliverable">
        <div className="leaf" aria-hidden="true" />
        <div className="leaf-head">
          <p className="text-xs text-ink-2">{question}</p>
          <h2 id="document" className="display text-h3">
            {document.title}
          </h2>
          <FactList facts={facts} className="leaf-facts" />
        </div>
        <ol className="leaf-parts">
          {document.contents.map(({ title, answers, draws, step, hand }) => (
            <li key={title}>
              <PartWords title={title} answers={answers}>
                <span className="step">Step {step}. </span>
                <HandMark hand={hand} />
                {hands[hand]}
              </PartWords>
              <SpecimenDrawing draws={draws} />
            </li>
          ))}
        </ol>
        <div className="leaf-foot">
          <HeadedLines heading="What you bring" lines={brings} />
          <HeadedLines heading="What stays with you" lines={keeps} />
        </div>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="joins" aria-hidden="true">
          <path d={joinsOf(steps.length, document.contents).join('')} />
        </svg>
        <h2 className="steps-head display text-h4">How it is made</h2>
        <ol className="made">
          {steps.map(({ title, text }, i) => (
            <li key={title}>
              <h3 className="font-medium">
                <span className="display" aria-hidden="true">
                  {i + 1}
                </span>
                {title}
              </h3>
              <p className="text-sm text-ink-2">{text}</p>
            </li>
          ))}
        </ol>
      </figure>
    </section>
  )
}
