import { quantity } from '../lib/quantity.ts'
import { Bars } from '../ui/Bars.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { RiskNote } from '../ui/RiskNote.tsx'
import { Wide } from '../ui/Wide.tsx'
import type { AssetClass } from './AssetFigures.tsx'

/** The classes side by side: drawn for the eye, with the note about risk beside it, and as a table for everyone. */
export function AssetComparison({ classes, risk }: { classes: readonly AssetClass[]; risk: string }) {
  const bars = (field: 'aum' | 'performance') =>
    classes.map((each) => ({ label: each.title, figure: each[field], value: quantity(each[field]) }))
  const rows = classes.map(({ title, aum, performance }) => ({ name: title, values: [aum, performance] }))
  return (
    <Wide heading="Size and performance" id="comparison">
      <div className="grid items-start gap-x-15 gap-y-10 lg:grid-cols-3">
        {/* The table below says the same in words. */}
        <div className="grid gap-x-11 gap-y-9 sm:grid-cols-2 lg:col-span-2" aria-hidden="true">
          <Bars title="Assets" bars={bars('aum')} />
          <Bars title="Performance, year on year" bars={bars('performance')} />
        </div>
        <div>
          <h3 className="mb-3 text-xs font-medium text-brass">Before you invest</h3>
          <RiskNote text={risk} />
        </div>
      </div>
      <div className="mt-11">
        <DataTable
          label="Size and performance, table"
          corner="Asset class"
          columns={['Assets', 'Performance, year on year']}
          rows={rows}
        />
      </div>
    </Wide>
  )
}
