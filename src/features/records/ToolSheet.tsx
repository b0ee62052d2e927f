import type { Chapter, Opening } from '../../lib/prose.ts'
import { ChapterSection } from '../../ui/ChapterSection.tsx'
import { Lead } from '../../ui/Lead.tsx'
import { ReadOn } from '../../ui/ReadOn.tsx'
import { RiskSheet } from '../../ui/RiskSheet.tsx'
import { filledLines, type Note } from './filled-lines.ts'
import { type KeptRecord, ToolRecord } from './ToolRecord.tsx'

interface ToolSheetProps {
  record: KeptRecord
  /** The papers that its drawing shows, from left to right; none where it has no drawing. */
  papers: readonly { title: string; look: string }[]
  facts: readonly { label: string; value: string }[]
  /** For whom it is, rendered: the first sentence, what follows it, and for whom it is not. */
  lead: Opening
  /** What it does beyond what its papers tell. */
  points: readonly Note[]
  risk: string | undefined
  /** What the text goes on to say. */
  chapters: readonly Chapter[]
  questions: readonly { question: string; answer: string; about?: string | undefined }[]
  steps: readonly Note[]
  links: readonly { title: string; href: string }[]
  /** The address of the family. */
  family: string
}

/** For whom a tool is, then its record, filled in, with all that is to be said about it at the line it is about. */
export function ToolSheet(props: ToolSheetProps) {
  const { record, papers, facts, lead, points, risk, chapters, questions, steps, links, family } = props
  const asked = questions.map(({ question, answer, about }) => ({ title: question, text: answer, about }))
  const lines = filledLines(record.fields, [...points, ...asked], steps)
  return (
    <div className="wrap tool-sheet">
      <div className="opening">
        <Lead first={lead.first} rest={lead.rest} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor */}
        {lead.last && <p className="text-ink-2" dangerouslySetInnerHTML={{ __html: lead.last }} />}
      </div>
      <ToolRecord id="record" record={record} lines={lines} papers={papers} facts={facts} />
      {risk && <RiskSheet heading="What can go wrong" text={risk} />}
      {chapters.map((chapter) => (
        <ChapterSection key={chapter.anchor} {...chapter} className="chapter" />
      ))}
      <section aria-labelledby="related">
        <ReadOn id="related" heading="Goes well with" links={links} />{' '}
        <a href={family} className="inline-block py-1 font-medium text-accent hover:underline">
          Compare the tools
        </a>
      </section>
    </div>
  )
}
