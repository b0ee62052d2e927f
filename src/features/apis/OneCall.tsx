import { KeyNumber } from '../../ui/KeyNumber.tsx'
import { Split } from '../../ui/Split.tsx'
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

/** What an interface does, in rows, and one call from beginning to end. */
export function OneCall({ call, parties, points, family }: OneCallProps) {
  return (
    <>
      <Split heading="What you can ask of it" id="what">
        <ol className="rule-b">
          {points.map(({ title, text }, i) => (
            <li
              key={title}
              className="grid grid-cols-[1.5rem_1fr] gap-x-2.5 rule-t py-3.5 md:grid-cols-[1.5rem_1fr_2fr]"
            >
              <KeyNumber number={i + 1} />
              <h3 className="font-medium">{title}</h3>
              <p className="text-ink-2 max-md:col-start-2">{text}</p>
            </li>
          ))}
        </ol>
      </Split>
      <Split heading="One call, start to end" id="call">
        <figure className="call-lines">
          <CallLines call={call} parties={parties} />
          <p className="mt-3 text-sm">
            <a href={family} className="inline-block py-1 font-medium text-accent hover:underline">
              Compare the interfaces
            </a>
          </p>
        </figure>
      </Split>
    </>
  )
}
