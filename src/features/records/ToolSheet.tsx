import type { Chapter, Opening } from '../../lib/opening.ts'
import { ChapterSection } from '../../ui/ChapterSection.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { Lead } from '../../ui/Lead.tsx'
import { ReadOn } from '../../ui/ReadOn.tsx'
import { RiskSheet } from '../../ui/RiskSheet.tsx'
import { stepsBelow } from './below-record.ts'
import { RecordCard, type ToolRecord } from './RecordCard.tsx'
import { ToolNotes } from './ToolNotes.tsx'

interface ToolSheetProps {
  record: ToolRecord
  /** The kind of paper that its drawing shows first, where it has one. */
  look: string | undefined
  facts: readonly { label: string; value: string }[]
  /** For whom it is, rendered: the first sentence, what follows it, and for whom it is not. */
  lead: Opening
  /** What it does beyond what its papers tell. */
  points: readonly { title: string; text: string }[]
  /** Where no drawing has told any of it, the points need a heading of their own. */
  pointsHeading?: string | undefined
  risk: string | undefined
  /** What the text goes on to say. */
  chapters: readonly Chapter[]
  questions: readonly { question: string; answer: string; about?: string | undefined }[]
  steps: readonly { title: string; text: string }[]
  links: readonly { title: string; href: string }[]
  /** The address of the family. */
  family: string
}

/** One record of a tool as a form, and beside it, in one column, all that is to be said about it. */
export function ToolSheet(props: ToolSheetProps) {
  const { record, look, facts, lead, points, pointsHeading, risk, chapters, questions, steps, links, family } = props
  const told = chapters.map(({ label, html }) => ({ title: label, text: html }))
  const asked = inOrder(questions, record).map(({ question, answer }) => ({ title: question, text: answer }))
  // Display type is half as large again, which counts twice.
  const opening = { title: '', text: lead.first.repeat(3) + lead.rest + lead.last }
  const below = stepsBelow({ record, facts, steps, beside: [opening, ...told, ...asked, ...points] })
  const started = (
    <section aria-labelledby="steps">
      <h2 id="steps" className="display text-h4">
        Getting started
      </h2>
      <ToolNotes notes={steps} />
    </section>
  )
  return (
    <div className="wrap tool-record">
      <div className="left">
        <RecordCard record={record} look={look} />
        <FactList facts={facts} className="ruled-facts rule-t rule-b" />
        {below && started}
      </div>
      <div className="right">
        <div className="grid gap-2">
          <Lead first={lead.first} rest={lead.rest} />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor */}
          {lead.last && <p className="text-ink-2" dangerouslySetInnerHTML={{ __html: lead.last }} />}
        </div>
        {points.length > 0 && (
          <div>
            {pointsHeading && (
              <h2 id="what" className="display text-h4">
                {pointsHeading}
              </h2>
            )}
            <ToolNotes notes={points} />
          </div>
        )}
        {risk && <RiskSheet heading="What can go wrong" text={risk} notFor="" />}
        {chapters.map((chapter) => (
          <ChapterSection key={chapter.anchor} {...chapter} small />
        ))}
        <section className="asked" aria-labelledby="questions">
          <h2 id="questions" className="display text-h4">
            Before you start
          </h2>
          <ToolNotes notes={asked} />
        </section>
        {!below && started}
        <section aria-labelledby="related">
          <ReadOn id="related" heading="Goes well with" links={links} />{' '}
          <a href={family} className="inline-block py-1 font-medium text-accent hover:underline">
            Compare the tools
          </a>
        </section>
      </div>
    </div>
  )
}

/** Questions go by the fields that they are about; those about none come first. */
function inOrder(questions: ToolSheetProps['questions'], { fields }: ToolRecord) {
  const place = (about: string | undefined) => fields.findIndex(({ label }) => label === about)
  return questions.toSorted((one, other) => place(one.about) - place(other.about))
}
