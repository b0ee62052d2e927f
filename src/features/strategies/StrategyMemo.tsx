import type { ReactNode } from 'react'
import { midSentence } from '../../lib/names.ts'
import type { Chapter } from '../../lib/prose.ts'
import { LinkedNames } from '../../ui/LinkedNames.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { MemoFacts, type MemoFactsProps } from './MemoFacts.tsx'
import { MemoSteps, type MemoStepsProps } from './MemoSteps.tsx'
import { Pencil } from './Pencil.tsx'

interface StrategyMemoProps extends MemoStepsProps {
  head: MemoFactsProps
  /** For whom it is: the first sentence, and the rest. */
  lead: { first: string; rest: string }
  /** For whom it is wrong, rendered; empty where nothing is said. */
  notFor: string
  chapters: readonly Chapter[]
  risk: { heading: string; text: string; notice: string }
  related: readonly { title: string; href: string }[]
  family: { name: string; href: string }
  /** Its exhibit. */
  children?: ReactNode
}

/** A strategy as the paper that goes to those who decide, with their pencil in its margin: first of all how it fails. */
export function StrategyMemo({ head, risk, lead, notFor, chapters, children, ...rest }: StrategyMemoProps) {
  const { steps, guards, questions, related, family } = rest
  return (
    <div className="wrap pb-11">
      <div className="strategy-memo">
        <div className="memo-row">
          <MemoFacts {...head} />
          <aside className="memo-pencil" aria-label={risk.heading}>
            <p id="questions">In pencil: what a committee would ask</p>
            <p>{risk.heading}</p>
            <p>{risk.text}</p>
            <p>{risk.notice}</p>
          </aside>
        </div>
        {children}
        <div className="memo-row">
          <div>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor */}
            <p className="display text-h3" dangerouslySetInnerHTML={{ __html: lead.first }} />
            <Prose html={[lead.rest, notFor].map((text) => text && `<p>${text}</p>`).join('')} />
          </div>
          <Pencil questions={questions.filter(({ chapter, step }) => chapter === undefined && step === undefined)} />
        </div>
        <section aria-labelledby="steps">
          <h2 id="steps">From idea to exit</h2>
          <MemoSteps steps={steps} guards={guards} questions={questions} />
        </section>
        {chapters.map(({ label, anchor, html }) => (
          <section key={anchor} className="memo-row" aria-labelledby={anchor}>
            <div>
              <h2 id={anchor}>{label}</h2>
              <Prose html={html} />
            </div>
            <Pencil questions={questions.filter(({ chapter }) => chapter === label)} />
          </section>
        ))}
        <p id="related">
          See also <LinkedNames links={related} />, or compare{' '}
          <LinkedNames links={[{ title: `all ${midSentence(family.name)}`, href: family.href }]} />.
        </p>
      </div>
    </div>
  )
}
