import type { CalendarCase, HandsCase, LineCase, StacksCase } from '../../../model/schema/service-case.ts'
import { ExampleCaption } from '../../../ui/ExampleCaption.tsx'
import { CalendarDrawing } from './CalendarDrawing.tsx'
import { HandsDrawing } from './HandsDrawing.tsx'
import { LineDrawing } from './LineDrawing.tsx'
import { StacksDrawing } from './StacksDrawing.tsx'

type Shown = StacksCase | LineCase | CalendarCase | HandsCase

/** One case that a service deals with, drawn: what could be lost, when, or through whose hands. */
export function ServiceCase({ shown }: { shown: Shown }) {
  return (
    <div className="wrap">
      <figure className={`service-case ${shown.draws}-case`} aria-labelledby="case">
        <ExampleCaption heading={shown.heading} text={shown.text} beside={shown.draws === 'line'} />
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
