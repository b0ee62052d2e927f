import type { Opening } from '../../lib/opening.ts'
import { KeyedPoints } from '../../ui/KeyedPoints.tsx'
import { CallLines } from './CallLines.tsx'
import type { Message } from './messages.ts'

interface OneCallProps {
  call: readonly Message[]
  parties: Record<'app' | 'us' | 'partner', string>
  /** For whom the interface is, rendered. */
  lead: Opening
  /** What it does; the numbers are those of the specimens. */
  points: readonly { title: string; text: string }[]
  /** The address of the family. */
  family: string
}

/** For whom an interface is and what it does, beside one call from beginning to end. */
export function OneCall({ call, parties, lead: { first, rest, last }, points, family }: OneCallProps) {
  return (
    <div className="wrap one-call">
      <section aria-labelledby="what">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor */}
        <p className="display text-h3" dangerouslySetInnerHTML={{ __html: first }} />
        {[rest, last].filter(Boolean).map((html) => (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the same
          <p key={html} className="mt-3 text-ink-2" dangerouslySetInnerHTML={{ __html: html }} />
        ))}
        <h2 id="what" className="display mt-9 mb-4 text-h3">
          What you can ask of it
        </h2>
        <KeyedPoints points={points} />
      </section>
      <section aria-labelledby="call" className="call">
        <h2 id="call" className="display text-h3">
          One call, start to end
        </h2>
        <CallLines call={call} parties={parties} />
        <p className="mt-3 text-sm">
          <a href={family} className="font-medium text-accent hover:underline">
            Beside the other interfaces
          </a>
        </p>
      </section>
    </div>
  )
}
