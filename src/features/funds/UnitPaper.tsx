import { FactList } from '../../ui/FactList.tsx'
import { type Question, UnitSteps } from './UnitSteps.tsx'

interface Point {
  title: string
  text: string
}

interface UnitPaperProps {
  /** What it is: the first sentence, the rest, and the last paragraph, rendered. */
  lead: { first: string; rest: string; last: string }
  facts: readonly { label: string; value: string }[]
  /** What units give. */
  points: readonly Point[]
  risk: string
  notice: string
  steps: readonly Point[]
  /** One that stands alone, and so has no part of its own below. */
  question: Question | undefined
  /** Set closer, where there is more to read below. */
  dense: boolean
}

/** More coupons than that stand in two columns. */
const oneColumn = 3

/** A fund as the paper that stands for a unit: what it says, its coupons, the legend that warns, and how a unit comes about. */
export function UnitPaper({ lead, facts, points, risk, notice, steps, question, dense }: UnitPaperProps) {
  return (
    <section id="sheet" className="wrap" aria-label="Term sheet">
      <div className={`unit-paper ${points.length > oneColumn ? 'many' : ''} ${dense ? 'dense' : ''}`}>
        <div className="unit-face">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor */}
          <p className="display text-step" dangerouslySetInnerHTML={{ __html: lead.first }} />
          <div className={isUneven(lead) ? 'uneven' : undefined}>
            {[lead.rest, lead.last].filter(Boolean).map((html) => (
              // biome-ignore lint/security/noDangerouslySetInnerHtml: the same
              <p key={html} dangerouslySetInnerHTML={{ __html: html }} />
            ))}
          </div>
          <FactList facts={facts} className={`unit-fields of${facts.length}`} />
        </div>
        <ul className={`unit-coupons of${points.length}`} aria-label="What units give">
          {points.map(({ title, text }) => (
            <li key={title}>
              <b>{title}</b>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        {/* Nobody reads the method before it. */}
        <aside aria-label="Before you invest" className={risk.length > notice.length ? 'longer' : undefined}>
          <p className="font-medium text-brass">Before you invest</p>
          <p>{risk}</p>
          <p className="text-xs text-ink-2">{notice}</p>
        </aside>
        <UnitSteps id="steps" steps={steps} question={question} />
      </div>
    </section>
  )
}

/** Side by side, one of them would leave a hole. */
function isUneven({ rest, last }: { rest: string; last: string }): boolean {
  return Math.min(rest.length, last.length) * 1.6 < Math.max(rest.length, last.length)
}
