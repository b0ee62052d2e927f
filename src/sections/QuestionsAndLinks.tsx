import { QuestionList } from '../ui/QuestionList.tsx'
import { RuledLinks } from '../ui/RuledLinks.tsx'

interface QuestionsAndLinksProps {
  asking: string
  questions: readonly { question: string; answer: string }[]
  leading: string
  links: readonly { title: string; text: string; href: string }[]
}

/** What visitors ask, and beside it, in the first quarter, where to read on. */
export function QuestionsAndLinks({ asking, questions, leading, links }: QuestionsAndLinksProps) {
  return (
    <div className="wrap grid gap-x-6 gap-y-11 py-15 md:py-18 lg:grid-cols-[1fr_3fr]">
      <section aria-labelledby="questions" className="min-w-0 lg:col-start-2">
        <h2 id="questions" className="display mb-4 text-h2">
          {asking}
        </h2>
        <QuestionList questions={questions} firstOpen />
      </section>
      <section aria-labelledby="related" className="lg:col-start-1 lg:row-start-1">
        <h2 id="related" className="display mb-4 text-h2">
          {leading}
        </h2>
        <RuledLinks links={links} />
      </section>
    </div>
  )
}
