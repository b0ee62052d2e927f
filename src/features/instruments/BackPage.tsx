import type { Opening } from '../../lib/opening.ts'
import { FactList } from '../../ui/FactList.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { RiskSheet } from '../../ui/RiskSheet.tsx'

interface Clause {
  title: string
  anchor: string
  /** A chapter, rendered; or points, of which each may lead somewhere. */
  said: { html: string } | { points: readonly Point[] }
}

interface Point {
  title: string
  text: string
  href?: string
}

interface BackPageProps {
  opening: Opening
  facts: readonly { label: string; value: string }[]
  risk: { heading: string; text: string; notice: string }
  clauses: readonly Clause[]
}

/** What stands on the back of a contract: its terms, what can go wrong, and the clauses in columns of small print. */
export function BackPage({ opening, facts, risk, clauses }: BackPageProps) {
  return (
    <section className="wrap py-11 md:py-15" aria-labelledby="print">
      <div className="back-page">
        <h2 id="print" className="display text-h3">
          The small print
        </h2>
        <FactList facts={facts} className="terms" />
        <RiskSheet {...risk} notFor="" wide />
        <div className="small-print">
          <Preamble {...opening} />
          {clauses.map(({ title, anchor, said }) => (
            <section key={anchor} aria-labelledby={anchor}>
              <h3 id={anchor} className="display text-lg">
                {title}
              </h3>
              {'html' in said ? <Prose html={said.html} /> : <Points points={said.points} />}
            </section>
          ))}
        </div>
      </div>
    </section>
  )
}

function Preamble({ first, rest, last }: Opening) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor */}
      <p className="display text-h4" dangerouslySetInnerHTML={{ __html: first }} />
      {[rest, last].filter(Boolean).map((html) => (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the same
        <p key={html} dangerouslySetInnerHTML={{ __html: html }} />
      ))}
    </>
  )
}

/** Each begins with its number and its name, and runs on. */
function Points({ points }: { points: readonly Point[] }) {
  return (
    <ol>
      {points.map(({ title, text, href }) => (
        <li key={title}>
          {href ? (
            <a href={href} className="font-medium text-accent hover:underline">
              {title}
            </a>
          ) : (
            <b className="font-medium text-ink">{title}</b>
          )}
          {/[.?]$/.test(title) ? ' ' : '. '}
          {text}
        </li>
      ))}
    </ol>
  )
}
