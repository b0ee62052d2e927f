import type { ReactNode } from 'react'
import { QuestionList } from '../ui/QuestionList.tsx'
import { RuledLinks } from '../ui/RuledLinks.tsx'
import { StepList } from '../ui/StepList.tsx'
import { LinkSentence } from './LinkSentence.tsx'
import { readingPlace } from './reading-place.ts'

interface StepsAndQuestionsProps {
  starting: string
  steps: readonly { title: string; text: string }[]
  asking: string
  questions: readonly { question: string; answer: string }[]
  reading: string
  links: readonly { title: string; text: string; href: string }[]
}

/** How one begins, and what one asks before, side by side, and where to read on: below the shorter of them, or below both. */
export function StepsAndQuestions(props: StepsAndQuestionsProps) {
  const { starting, steps, asking, questions, reading, links } = props
  const onward = (
    <Part heading={reading} id="related">
      <RuledLinks links={links} />
    </Part>
  )
  const place = readingPlace({ steps, questions, links })
  return (
    <>
      <div className="wrap grid gap-x-6 gap-y-11 pt-6 pb-15 md:pb-18 lg:grid-cols-2">
        <div className="grid content-start gap-y-11">
          <Part heading={starting} id="steps">
            <StepList steps={steps} />
          </Part>
          {place === 'steps' && onward}
        </div>
        <div className="grid content-start gap-y-11">
          <Part heading={asking} id="questions">
            <QuestionList questions={questions} firstOpen />
          </Part>
          {place === 'questions' && onward}
        </div>
      </div>
      {place === 'below' && <LinkSentence heading={reading} links={links} />}
    </>
  )
}

function Part({ heading, id, children }: { heading: string; id: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="display mb-4 text-h3">
        {heading}
      </h2>
      {children}
    </section>
  )
}
