import { QuestionList } from '../../ui/QuestionList.tsx'
import { RuledLinks } from '../../ui/RuledLinks.tsx'

interface ServiceEndProps {
  questions: readonly { question: string; answer: string }[]
  related: readonly { title: string; text: string; href: string }[]
}

/** What visitors ask, and where else to look, side by side. */
export function ServiceEnd({ questions, related }: ServiceEndProps) {
  return (
    <div className="wrap grid gap-x-6 gap-y-11 pb-15 md:pb-18 lg:grid-cols-4">
      <section className="lg:col-span-3" aria-labelledby="questions">
        <h2 id="questions" className="display mb-4 text-h3">
          Questions
        </h2>
        <QuestionList questions={questions} firstOpen />
      </section>
      <section aria-labelledby="related">
        <h2 id="related" className="display mb-4 text-h3">
          See also
        </h2>
        <RuledLinks links={related} />
      </section>
    </div>
  )
}
