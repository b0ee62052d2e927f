import { FactList } from '../ui/FactList.tsx'
import { Part } from '../ui/Part.tsx'
import { Prose } from '../ui/Prose.tsx'
import { Requirements } from './Requirements.tsx'

interface RoleProps {
  facts: readonly { label: string; value: string }[]
  html: string
  requirements: readonly string[]
}

/** An open position: its facts in a row, the work below them, and beside the work what it asks for. */
export function Role({ facts, html, requirements }: RoleProps) {
  return (
    <div className="wrap">
      <FactList facts={facts} className="facts rule-t rule-b" />
      <div className="grid gap-x-6 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <Part heading="The work" id="work">
            <Prose html={html} />
          </Part>
        </div>
        <div className="self-start lg:sticky lg:top-18 lg:col-span-4 lg:col-start-9">
          <Part heading="Requirements" id="requirements">
            <Requirements requirements={requirements} />
          </Part>
        </div>
      </div>
    </div>
  )
}
