import type { Chapter, Opening } from '../../lib/opening.ts'
import { FactList } from '../../ui/FactList.tsx'
import { Lead } from '../../ui/Lead.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { ReadOn } from '../../ui/ReadOn.tsx'
import { type Hand, handWords } from './HandCircles.tsx'
import { type Point, ProgramPoints } from './ProgramPoints.tsx'

interface ProgramTextProps {
  headings: { offers: string; steps: string; audience: string; questions: string }
  lead: Opening
  facts: readonly { label: string; value: string }[]
  offers: readonly Point[]
  steps: readonly (Point & { hand: Hand })[]
  audience: readonly Point[]
  chapters: readonly Chapter[]
  questions: readonly { question: string; answer: string }[]
  related: readonly { title: string; href: string }[]
}

/** What is said about a program, as one text: what it does, with its facts in the margin, its steps along one line, then what there is to know. */
export function ProgramText(props: ProgramTextProps) {
  const { headings, lead, facts, offers, steps, audience, chapters, questions, related } = props
  return (
    <div className="wrap program-text">
      <div className="opening">
        <Lead first={lead.first} rest={lead.rest} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor */}
        {lead.last && <p className="text-ink-2" dangerouslySetInnerHTML={{ __html: lead.last }} />}
        <ProgramPoints id="offers" heading={headings.offers} points={offers} />
      </div>
      <div className="margin">
        <FactList facts={facts} className="ruled-facts rule-t rule-b" />
        <ProgramPoints id="audience" heading={headings.audience} points={audience} />
      </div>
      <ProgramPoints
        id="steps"
        heading={headings.steps}
        points={steps.map(({ title, text, hand }) => ({ title, text, by: handWords[hand] }))}
      />
      <div className={chapters.length > 1 ? 'told many' : 'told'}>
        {chapters.length > 0 && (
          <div className="chapters">
            {chapters.map(({ label, anchor, html }) => (
              <section key={anchor} aria-labelledby={anchor}>
                <h2 id={anchor} className="display text-h3">
                  {label}
                </h2>
                <Prose html={html} />
              </section>
            ))}
          </div>
        )}
        <ProgramPoints
          id="questions"
          heading={headings.questions}
          points={questions.map(({ question, answer }) => ({ title: question, text: answer }))}
        />
      </div>
      <div className="near">
        <ReadOn id="related" heading="Near this program" links={related} />
      </div>
    </div>
  )
}
