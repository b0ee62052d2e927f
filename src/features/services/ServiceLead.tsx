import type { Opening } from '../../lib/prose.ts'
import { FactList } from '../../ui/FactList.tsx'
import { RiskSheet } from '../../ui/RiskSheet.tsx'
import { isTextLonger } from './lead.ts'
import { type Note, NoteText } from './NoteText.tsx'

interface ServiceLeadProps {
  opening: Opening
  /** What is said or asked about the whole of it, and about no step. */
  notes: readonly Note[]
  facts: readonly { label: string; value: string }[]
  risk: { heading: string; text: string; notice: string }
}

/** For whom a service is, in its own words, and what can go wrong, before anybody reads how it works. */
export function ServiceLead({ opening: { first, rest, last }, notes, facts, risk }: ServiceLeadProps) {
  const further = [rest, last].filter(Boolean)
  const isWide = isTextLonger(first.length + further.join('').length, facts.length, risk.text.length)
  return (
    <div className="wrap service-lead grid gap-6 py-11 lg:grid-cols-12">
      <div className={`grid content-between gap-2.5 lg:pr-6 ${isWide ? 'lg:col-span-7' : 'lg:col-span-6'}`}>
        <div className="grid gap-2.5">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor */}
          <p className="display text-h4" dangerouslySetInnerHTML={{ __html: first }} />
          {further.map((html) => (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the same
            <p key={html} className="text-ink-2" dangerouslySetInnerHTML={{ __html: html }} />
          ))}
        </div>
        <FactList facts={facts} className="service-facts" />
      </div>
      <div className={`flex flex-col gap-5 ${isWide ? 'lg:col-span-5' : 'lg:col-span-6'}`}>
        <RiskSheet {...risk} />
        {notes.map((note) => (
          <NoteText key={note.anchor} note={note} level="h2" className="note" />
        ))}
      </div>
    </div>
  )
}
