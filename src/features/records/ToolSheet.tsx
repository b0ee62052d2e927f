import type { Chapter, Opening } from '../../lib/opening.ts'
import { FactList } from '../../ui/FactList.tsx'
import { Lead } from '../../ui/Lead.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { ReadOn } from '../../ui/ReadOn.tsx'
import { RiskSheet } from '../../ui/RiskSheet.tsx'
import { StepSentences } from '../../ui/StepSentences.tsx'
import { belowRecord } from './below-record.ts'
import { RecordCard, type ToolRecord } from './RecordCard.tsx'
import { ToolNote } from './ToolNote.tsx'

interface ToolSheetProps {
  record: ToolRecord
  facts: readonly { label: string; value: string }[]
  /** For whom it is, rendered: the first sentence, what follows it, and for whom it is not. */
  lead: Opening
  /** What it does beyond what its papers tell. */
  points: readonly { title: string; text: string }[]
  /** Where no drawing has told any of it, the points need a heading of their own. */
  pointsHeading?: string | undefined
  risk: string | undefined
  /** What the text goes on to say, each about a field of the record. */
  chapters: readonly (Chapter & { about: string | undefined })[]
  questions: readonly { question: string; answer: string; about?: string | undefined }[]
  steps: readonly { title: string; text: string }[]
  links: readonly { title: string; href: string }[]
  /** The address of the family. */
  family: string
}

/** One record of a tool as a card, and beside it, tied to its fields by their numbers, all that is to be said about it. */
export function ToolSheet(props: ToolSheetProps) {
  const { record, facts, lead, points, pointsHeading, risk, chapters, questions, steps, links, family } = props
  const fieldOf = (about: string | undefined) => {
    const number = record.fields.findIndex(({ label }) => label === about) + 1
    return number ? { number, label: about ?? '' } : undefined
  }
  const parts = {
    facts: <FactList key="facts" facts={facts} className="ruled-facts rule-t rule-b" />,
    steps: (
      <section key="steps" aria-labelledby="steps">
        <h2 id="steps" className="display text-h4">
          Getting started
        </h2>
        <StepSentences steps={steps} />
      </section>
    ),
    links: (
      <section key="links" aria-labelledby="related">
        <ReadOn id="related" heading="Goes well with" links={links} />
        <p>
          <a href={family} className="inline-block py-1 font-medium text-accent hover:underline">
            Compare the tools
          </a>
        </p>
      </section>
    ),
  }
  const told = chapters.map(({ label, html }) => ({ title: label, text: html }))
  const asked = questions.map(({ question, answer }) => ({ title: question, text: answer }))
  const inOrder = questions
    .map(({ about, ...one }) => ({ ...one, field: fieldOf(about) }))
    .toSorted((one, other) => (one.field?.number ?? 0) - (other.field?.number ?? 0))
  // Display type is half as large again, which counts twice.
  const opening = { title: '', text: lead.first.repeat(3) + lead.rest + lead.last }
  const below = belowRecord({ record, facts, steps, links, beside: [opening, ...told, ...asked, ...points] })
  const at = (place: 'below' | 'beside', ...names: (keyof typeof parts)[]) =>
    names.filter((name) => below.includes(name) === (place === 'below')).map((name) => parts[name])
  // A few stay together; more of them may go on in the next column.
  const before = [
    <h2 key="questions" id="questions" className="display text-h4">
      Before you start
    </h2>,
    ...inOrder.map(({ question, answer, field }) => (
      <ToolNote key={question} field={field} title={<h3 className="font-medium">{question}</h3>}>
        <p>{answer}</p>
      </ToolNote>
    )),
  ]
  return (
    <div className="wrap tool-record">
      <div className="left">
        <RecordCard record={record} />
        {at('below', 'facts', 'steps', 'links')}
      </div>
      <div className="right">
        <div className="grid gap-2">
          <Lead first={lead.first} rest={lead.rest} />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor */}
          {lead.last && <p className="text-ink-2" dangerouslySetInnerHTML={{ __html: lead.last }} />}
        </div>
        {at('beside', 'facts')}
        {pointsHeading && (
          <h2 id="what" className="display text-h4">
            {pointsHeading}
          </h2>
        )}
        {points.map(({ title, text }) => (
          <ToolNote key={title} field={undefined} title={<h3 className="font-medium">{title}</h3>}>
            <p>{text}</p>
          </ToolNote>
        ))}
        {risk && <RiskSheet heading="What can go wrong" text={risk} notFor="" />}
        {chapters.map(({ label, anchor, html, about }) => (
          <ToolNote
            key={anchor}
            field={fieldOf(about)}
            title={
              <h2 id={anchor} className="display text-h4">
                {label}
              </h2>
            }
          >
            <Prose html={html} />
          </ToolNote>
        ))}
        {questions.length < 3 ? <section aria-labelledby="questions">{before}</section> : before}
        {at('beside', 'steps', 'links')}
      </div>
    </div>
  )
}
