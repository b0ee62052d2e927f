import type { Chapter } from '../../lib/opening.ts'
import type { Worked } from '../../model/schema/worked-shapes.ts'
import { strategyParts } from '../../model/strategy-parts.ts'
import { Lead } from '../../ui/Lead.tsx'
import { LinkedNames } from '../../ui/LinkedNames.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { CaseDetail } from '../worked/CaseDetail.tsx'
import { Exchange } from './Exchange.tsx'
import { HowItFails } from './HowItFails.tsx'
import { MemoFacts, type MemoFactsProps } from './MemoFacts.tsx'
import { MemoPart } from './MemoPart.tsx'
import { type Point, RunIn } from './RunIn.tsx'

export interface Question {
  question: string
  answer: string
}

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
  /** The page's drawing, and which of its notes stand beside which heading. */
  drawn?: Worked | undefined
  details?: readonly { beside: string; notes: readonly number[] }[]
}

/** A strategy as a memo to those who decide: how it fails beside its opening, then parts with details of its drawing. */
export function StrategyMemo({ head, risk, lead, notFor, drawn, details = [], ...text }: StrategyMemoProps) {
  const beside = (heading: string) => {
    const detail = details.find((one) => one.beside === heading)
    return drawn && detail && <CaseDetail drawn={drawn} numbers={detail.notes} />
  }
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
        <MemoPart id="steps" heading={steps} detail={beside(steps)}>
          <RunIn points={text.steps} ordered />
        </MemoPart>
        <MemoPart id="what" heading={points} detail={beside(points)}>
          <RunIn points={text.points} />
        </MemoPart>
        {text.chapters.map(({ label, anchor, html }) => (
          <MemoPart key={anchor} id={anchor} heading={label} detail={beside(label)}>
            <Prose html={html} />
          </MemoPart>
        ))}
        <MemoPart id="questions" heading={questions} detail={beside(questions)}>
          <Exchange questions={text.questions} />
        </MemoPart>
        <p id="related">
          See also <LinkedNames links={text.related} />.
        </p>
      </div>
    </div>
  )
}
