import type { ReactNode } from 'react'
import { StepList } from '../../ui/StepList.tsx'
import { CallLines } from './CallLines.tsx'
import type { Message } from './messages.ts'

interface OneCallProps {
  call: readonly Message[]
  parties: Record<'app' | 'us' | 'partner', string>
  /** What comes before the first such call. */
  steps: readonly { title: string; text: string }[]
  /** The address of the family. */
  family: string
}

/** One call from beginning to end, and beside it how one comes to make it. */
export function OneCall({ call, parties, steps, family }: OneCallProps) {
  return (
    <div className="wrap grid gap-x-6 gap-y-11 pb-15 md:pb-18 xl:grid-cols-2">
      <Half heading="One call, start to end" id="call">
        <figure className="call-lines xl:pr-11">
          <CallLines call={call} parties={parties} />
          <p className="mt-3 text-sm">
            <a href={family} className="inline-block py-1 font-medium text-accent hover:underline">
              Compare the interfaces
            </a>
          </p>
        </figure>
      </Half>
      <Half heading="From agreement to live use" id="steps">
        <StepList steps={steps} />
      </Half>
    </div>
  )
}

function Half({ heading, id, children }: { heading: string; id: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="display mb-4 text-h2">
        {heading}
      </h2>
      {children}
    </section>
  )
}
