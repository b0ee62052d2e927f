import type { ReactNode } from 'react'
import { midSentence } from '../../lib/mid-sentence.ts'
import type { Chapter } from '../../lib/opening.ts'
import { strategyParts } from '../../model/strategy-parts.ts'
import { Lead } from '../../ui/Lead.tsx'
import { LinkedNames } from '../../ui/LinkedNames.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Exchange, type Question } from './Exchange.tsx'
import { HowItFails } from './HowItFails.tsx'
import { MemoFacts, type MemoFactsProps } from './MemoFacts.tsx'
import { MemoPart } from './MemoPart.tsx'
import { type Point, RunIn } from './RunIn.tsx'

interface StrategyMemoProps {
  head: MemoFactsProps
  /** For whom it is: the first sentence, and the rest. */
  lead: { first: string; rest: string }
  /** For whom it is wrong, rendered; empty where nothing is said. */
  notFor: string
  steps: readonly Point[]
  points: readonly Point[]
  chapters: readonly Chapter[]
  risk: { heading: string; text: string; notice: string }
  questions: readonly Question[]
  related: readonly { title: string; href: string }[]
  family: { name: string; href: string }
  /** Details of the page's drawing, by the heading that each belongs to. */
  details?: Readonly<Record<string, ReactNode>>
}

/** A strategy as a memo to those who decide: how it fails beside its opening, then parts with details of its drawing. */
export function StrategyMemo({ head, risk, lead, notFor, details = {}, ...text }: StrategyMemoProps) {
  const { steps, points, questions } = strategyParts
  return (
    <div className="wrap">
      <div className="strategy-memo">
        <MemoFacts {...head} />
        <div className="memo-opening">
          <div>
            <Lead {...lead} />
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor */}
            {notFor && <p className="text-ink-2" dangerouslySetInnerHTML={{ __html: notFor }} />}
          </div>
          <HowItFails {...risk} />
        </div>
        <MemoPart id="steps" heading={steps} detail={details[steps]}>
          <RunIn points={text.steps} ordered />
        </MemoPart>
        <MemoPart id="what" heading={points} detail={details[points]}>
          <RunIn points={text.points} />
        </MemoPart>
        {text.chapters.map(({ label, anchor, html }) => (
          <MemoPart key={anchor} id={anchor} heading={label} detail={details[label]}>
            <Prose html={html} />
          </MemoPart>
        ))}
        <MemoPart id="questions" heading={questions} detail={details[questions]}>
          <Exchange questions={text.questions} />
        </MemoPart>
        <p id="related">
          See also <LinkedNames links={text.related} />, or compare{' '}
          <LinkedNames links={[{ title: `all ${midSentence(text.family.name)}`, href: text.family.href }]} />.
        </p>
      </div>
    </div>
  )
}
