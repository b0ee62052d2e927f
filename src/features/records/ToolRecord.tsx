import { FactList } from '../../ui/FactList.tsx'
import { FilledLine } from './FilledLine.tsx'
import type { Field, FilledLine as Line } from './filled-lines.ts'

export interface KeptRecord {
  name: string
  title: string
  fields: readonly Field[]
  check: string
  leaves: string
}

interface ToolRecordProps {
  id: string
  record: KeptRecord
  lines: readonly Line[]
  papers: readonly { title: string; look: string }[]
  facts: readonly { label: string; value: string }[]
}

/** One record as a form filled in from the papers above it, in the hand of the first, with notes beside its lines. */
export function ToolRecord({ id, record: { name, title, check, leaves }, lines, papers, facts }: ToolRecordProps) {
  return (
    <section className={`tool-record as-${papers[0]?.look}`} aria-labelledby={id}>
      <div className="top">
        <h2 id={id} className="display text-h3">
          {title}
        </h2>
        {/* The drawing of the papers has told what it is one of. */}
        <p className="text-xs text-brass">
          {papers.length > 0 ? 'Drawn example, from the papers above' : `${name}, a drawn example`}
        </p>
      </div>
      <FactList facts={facts} className="heads" />
      <ol className="lines">
        {lines.map((line) => (
          <FilledLine key={line.field.label} line={line} papers={papers.map((paper) => paper.title)} />
        ))}
      </ol>
      <div className="ends">
        <p>
          <b>Checked.</b> {check}
        </p>
        <p>
          <b>Handed on.</b> {leaves}
        </p>
      </div>
    </section>
  )
}
