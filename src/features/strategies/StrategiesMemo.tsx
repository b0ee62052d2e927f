import type { ComponentProps } from 'react'
import { Prose } from '../../ui/Prose.tsx'
import { HowItFails } from './HowItFails.tsx'
import { Memo } from './Memo.tsx'
import { MemoNotes } from './MemoNotes.tsx'
import type { Point } from './RunIn.tsx'
import { StrategyTable } from './StrategyTable.tsx'

interface StrategiesMemoProps {
  html: string
  risk: { heading: string; text: string; notice: string }
  heading: string
  table: Omit<ComponentProps<typeof StrategyTable>, 'label'>
  choosing: readonly Point[]
}

/** What strategies are and what each reads, and in the margin how they fail and how to choose. */
export function StrategiesMemo({ html, risk, heading, table, choosing }: StrategiesMemoProps) {
  return (
    <Memo wide first={<HowItFails {...risk} />} notes={<MemoNotes notes={choosing} />}>
      <Prose html={html} />
      <section aria-labelledby="comparison">
        <h2 id="comparison">{heading}</h2>
        <StrategyTable label={`${heading}, table`} {...table} />
      </section>
    </Memo>
  )
}
