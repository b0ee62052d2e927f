import { Prose } from '../../ui/Prose.tsx'
import { RuledPoints } from '../../ui/RuledPoints.tsx'
import { Split } from '../../ui/Split.tsx'

interface ChoosingProps {
  html: string
  points: readonly { title: string; text: string }[]
}

/** What a family is, in its own words, and how to choose where two of its members seem to fit. */
export function Choosing({ html, points }: ChoosingProps) {
  return (
    <Split heading="If two of them fit" id="choosing">
      <div className="mb-9">
        <Prose html={html} />
      </div>
      <RuledPoints points={points} />
    </Split>
  )
}
