import { Prose } from '../ui/Prose.tsx'
import { RuledPoints } from '../ui/RuledPoints.tsx'

interface TextAndPointsProps {
  heading: string
  id: string
  html: string
  points: readonly { title: string; text: string }[]
}

/** A heading with its text below it in the first third, and points in ruled rows beside both. */
export function TextAndPoints({ heading, id, html, points }: TextAndPointsProps) {
  return (
    <section className="wrap" aria-labelledby={id}>
      <div className="grid gap-x-6 gap-y-8 py-15 md:py-21 lg:grid-cols-3">
        <div>
          <h2 id={id} className="display mb-4 text-h2">
            {heading}
          </h2>
          <div className="text-ink-2 lg:pr-6">
            <Prose html={html} />
          </div>
        </div>
        <div className="lg:col-span-2">
          <RuledPoints points={points} />
        </div>
      </div>
    </section>
  )
}
