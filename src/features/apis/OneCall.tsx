import { KeyedPoints } from '../../ui/KeyedPoints.tsx'
import { CallLines } from './CallLines.tsx'
import type { Message } from './messages.ts'

interface OneCallProps {
  call: readonly Message[]
  parties: Record<'app' | 'us' | 'partner', string>
  /** What the interface does; the numbers are those of the specimens. */
  points: readonly { title: string; text: string }[]
  /** The address of the family. */
  family: string
}

/** What an interface does, beside one call from beginning to end. */
export function OneCall({ call, parties, points, family }: OneCallProps) {
  return (
    <div className="wrap one-call">
      <section aria-labelledby="what">
        <h2 id="what" className="display mb-4 text-h2">
          What you can ask of it
        </h2>
        <KeyedPoints points={points} />
      </section>
      <section aria-labelledby="call" className="call-lines">
        <h2 id="call" className="display text-h2">
          One call, start to end
        </h2>
        <CallLines call={call} parties={parties} />
        <p className="mt-3 text-sm">
          <a href={family} className="inline-block py-1 font-medium text-accent hover:underline">
            Beside the other interfaces
          </a>
        </p>
      </section>
    </div>
  )
}
