import { Split } from '../ui/Split.tsx'
import { type DatedLine, DatedLines } from './DatedLines.tsx'

/** The articles of a category below its newest. */
export function Earlier({ lines }: { lines: readonly DatedLine[] }) {
  return (
    <Split heading="Earlier" id="earlier">
      <DatedLines lines={lines} />
    </Split>
  )
}
