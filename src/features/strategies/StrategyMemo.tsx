import type { ComponentProps } from 'react'
import { midSentence } from '../../lib/mid-sentence.ts'
import type { Chapter } from '../../lib/opening.ts'
import { Lead } from '../../ui/Lead.tsx'
import { LinkedNames } from '../../ui/LinkedNames.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Exchange, type Question } from './Exchange.tsx'
import { HowItFails } from './HowItFails.tsx'
import { MemoFacts, type MemoFactsProps } from './MemoFacts.tsx'
import { MemoSteps } from './MemoSteps.tsx'

interface StrategyMemoProps extends ComponentProps<typeof MemoSteps> {
  head: MemoFactsProps
  /** For whom it is: the first sentence, and the rest. */
  lead: { first: string; rest: string }
  /** For whom it is wrong, rendered; empty where nothing is said. */
  notFor: string
  chapters: readonly Chapter[]
  risk: { heading: string; text: string; notice: string }
  questions: readonly Question[]
  related: readonly { title: string; href: string }[]
  family: { name: string; href: string }
}

/** A strategy as a memo to those who decide: the argument on the left, and beside each part of it what speaks against it. */
export function StrategyMemo({ head, risk, lead, notFor, chapters, questions, ...rest }: StrategyMemoProps) {
  const { steps, guards, related, family } = rest
  const heading = <h2 id="questions">What a committee would ask</h2>
  const exchange = (
    <section aria-labelledby="questions">
      {heading}
      <Exchange questions={questions} />
    </section>
  )
  // A single question is no part of its own: it stands with what can go wrong.
  const isAside = chapters.length === 0 && questions.length === 1
  return (
    <div className="wrap">
      <div className="strategy-memo">
        <MemoFacts {...head} />
        <div className="memo-pair">
          <div className="memo-view">
            <Lead {...lead} />
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor */}
            {notFor && <p className="text-ink-2" dangerouslySetInnerHTML={{ __html: notFor }} />}
          </div>
          <div>
            <HowItFails {...risk} />
            {isAside && <div className="memo-beside">{exchange}</div>}
          </div>
        </div>
        <section aria-labelledby="steps">
          <div className="memo-heads">
            <h2 id="steps">From idea to exit</h2>
            <p className="display text-h4 text-accent">What holds it to the method</p>
          </div>
          <MemoSteps steps={steps} guards={guards} />
        </section>
        {chapters.map(({ label, anchor, html }, i) => (
          <div key={anchor} className="memo-pair">
            <section aria-labelledby={anchor}>
              <h2 id={anchor}>{label}</h2>
              <Prose html={html} />
            </section>
            <div>
              {i === 0 && heading}
              <Exchange questions={questions.filter(({ chapter = chapters[0]?.label }) => chapter === label)} />
            </div>
          </div>
        ))}
        {chapters.length === 0 && !isAside && <div className="memo-last">{exchange}</div>}
        <p id="related">
          See also <LinkedNames links={related} />, or compare{' '}
          <LinkedNames links={[{ title: `all ${midSentence(family.name)}`, href: family.href }]} />.
        </p>
      </div>
    </div>
  )
}
