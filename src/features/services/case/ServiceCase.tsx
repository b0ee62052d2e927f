import type { CalendarCase, HandsCase, LineCase, StacksCase } from '../../../model/schema/service-case.ts'
import { CalendarDrawing } from './CalendarDrawing.tsx'
import { HandsDrawing } from './HandsDrawing.tsx'
import { LineDrawing } from './LineDrawing.tsx'
import { StacksDrawing } from './StacksDrawing.tsx'

type Shown = StacksCase | LineCase | CalendarCase | HandsCase

/** One case that a service deals with, drawn over the width of the page: what could be lost, when, or through whose hands. */
export function ServiceCase({ shown }: { shown: Shown }) {
  return (
    <div className="wrap">
      <figure className="service-case" aria-labelledby="case">
        <figcaption className="grid items-start gap-x-6 gap-y-2 lg:grid-cols-2">
          <h2 id="case" className="display text-h3 lg:pr-6">
            {shown.heading}
          </h2>
          <p className="text-sm text-ink-2">
            <span className="mr-2 text-xs font-medium text-brass">Drawn example</span>
            {shown.text}
          </p>
        </figcaption>
        <Drawing {...shown} />
      </figure>
    </div>
  )
}

function Drawing(shown: Shown) {
  switch (shown.draws) {
    case 'stacks':
      return <StacksDrawing {...shown} />
    case 'line':
      return <LineDrawing {...shown} />
    case 'calendar':
      return <CalendarDrawing {...shown} />
    case 'hands':
      return <HandsDrawing {...shown} />
  }
}
