import type { Chapter } from '../../lib/opening.ts'
import { Lead } from '../../ui/Lead.tsx'
import { LinkedNames } from '../../ui/LinkedNames.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { HowItFails } from './HowItFails.tsx'
import { Memo } from './Memo.tsx'
import { MemoHead, type MemoHeadProps } from './MemoHead.tsx'
import { MemoNotes } from './MemoNotes.tsx'
import { type Point, RunIn } from './RunIn.tsx'

interface StrategyMemoProps {
  head: MemoHeadProps
  /** For whom it is: the first sentence, and the rest. */
  lead: { first: string; rest: string }
  /** For whom it is wrong, rendered; empty where nothing is said. */
  notFor: string
  steps: readonly Point[]
  points: readonly Point[]
  chapters: readonly Chapter[]
  risk: { heading: string; text: string; notice: string }
  questions: readonly { question: string; answer: string }[]
  related: readonly { title: string; href: string }[]
}

/** A strategy as a memo to those who decide: one running text, and in its margin how it fails and what they would ask. */
export function StrategyMemo({ head, risk, questions, lead, notFor, steps, points, ...more }: StrategyMemoProps) {
  const first = (
    <>
      <MemoHead {...head} />
      <HowItFails {...risk} />
    </>
  )
  const asked = questions.map(({ question, answer }) => ({ title: question, text: answer }))
  return (
    <Memo first={first} notes={<MemoNotes id="questions" notes={asked} />}>
      <div>
        <Lead {...lead} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor */}
        {notFor && <p className="text-ink-2" dangerouslySetInnerHTML={{ __html: notFor }} />}
      </div>
      <section aria-labelledby="steps">
        <h2 id="steps">From idea to exit</h2>
        <RunIn points={steps} ordered />
      </section>
      <section aria-labelledby="what">
        <h2 id="what">What holds it to the method</h2>
        <RunIn points={points} />
      </section>
      {more.chapters.map(({ label, anchor, html }) => (
        <section key={anchor} aria-labelledby={anchor}>
          <h2 id={anchor}>{label}</h2>
          <Prose html={html} />
        </section>
      ))}
      <p id="related">
        See also <LinkedNames links={more.related} />.
      </p>
    </Memo>
  )
}
