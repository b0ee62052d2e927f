import type { Rights } from '../../model/schema/app-figures.ts'
import { RightsTable } from './RightsTable.tsx'

/** The table of rights as the figure of the app that keeps it. */
export function RightsSheet({ shows, columns, people }: Pick<Rights, 'shows' | 'columns' | 'people'>) {
  return (
    <figure className="wrap">
      <figcaption className="flex justify-between gap-6 [border-top:2px_solid_var(--color-ink)] pt-3 pb-5 text-xs">
        <b className="font-medium">{shows}</b>
        <span className="text-brass">Drawn example</span>
      </figcaption>
      <RightsTable caption={shows} columns={columns} people={people} />
    </figure>
  )
}
