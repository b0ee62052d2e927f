import type { Opening } from '../../lib/prose.ts'
import { Lead } from '../../ui/Lead.tsx'

interface SystemsAdviceProps {
  /** What the family is, rendered. */
  lead: Opening
  heading: string
  text: string
  points: readonly { title: string; text: string }[]
}

/** What a family of systems is, and beside it where to begin. */
export function SystemsAdvice({ lead, heading, text, points }: SystemsAdviceProps) {
  return (
    <div className="wrap grid gap-x-6 gap-y-9 py-15 lg:grid-cols-[5fr_7fr]">
      <div className="grid content-start gap-3 lg:pr-11">
        <Lead first={lead.first} rest={lead.rest} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor */}
        {lead.last && <p className="text-ink-2" dangerouslySetInnerHTML={{ __html: lead.last }} />}
      </div>
      <section aria-labelledby="choosing">
        <h2 id="choosing" className="display text-h3">
          {heading}
        </h2>
        <p className="mt-2 text-ink-2">{text}</p>
        <dl className="mt-4 rule-b">
          {points.map(({ title, text: advice }) => (
            <div key={title} className="gap-x-6 rule-t py-3 md:grid md:grid-cols-[2fr_5fr]">
              <dt className="font-medium text-balance">{title}</dt>
              <dd className="text-ink-2">{advice}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
