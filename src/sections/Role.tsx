import type { ReactNode } from 'react'
import { FactList } from '../ui/FactList.tsx'
import { Prose } from '../ui/Prose.tsx'
import { Requirements } from './Requirements.tsx'

interface RoleProps {
  facts: readonly { label: string; value: string }[]
  html: string
  requirements: readonly string[]
}

/** An open position: the work on the left, its facts and what it asks for on the right. */
export function Role({ facts, html, requirements }: RoleProps) {
  return (
    <div className="wrap grid gap-x-6 pb-11 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
      <div className="lg:col-span-4 lg:col-start-9">
        <FactList facts={facts} className="ruled-facts two rule-t rule-b" />
      </div>
      <div className="lg:col-span-7 lg:row-span-2 lg:row-start-1 lg:-mt-11">
        <Part heading="The work" id="work">
          <Prose html={html} />
        </Part>
      </div>
      <div className="lg:col-span-4 lg:col-start-9">
        <Part heading="Requirements" id="requirements">
          <Requirements requirements={requirements} />
        </Part>
      </div>
    </div>
  )
}

function Part({ heading, id, children }: { heading: string; id: string; children: ReactNode }) {
  return (
    <section id={id} aria-label={heading} className="pt-11">
      <h2 className="display mb-4 text-h3">{heading}</h2>
      {children}
    </section>
  )
}
