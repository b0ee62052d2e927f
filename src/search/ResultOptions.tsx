import type { Group } from './grouped.ts'
import { ResultText } from './ResultText.tsx'

export const listId = 'search-list'
export const optionId = (place: number) => `search-option-${place}`

interface ResultOptionsProps {
  groups: readonly Group[]
  active: number
  /** The pointer rests on a result. */
  onPoint: (place: number) => void
  onChoose: () => void
}

/** The results as the options of the combobox, by division. Each is a link, so it can be opened beside this page. */
export function ResultOptions({ groups, active, onPoint, onChoose }: ResultOptionsProps) {
  let place = -1
  return (
    <div id={listId} role="listbox" aria-label="Results">
      {groups.map(({ name, hits }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; in a listbox, this groups options
        <div key={name} role="group" aria-label={name}>
          <p aria-hidden="true" className="search-group">
            {name}
          </p>
          {hits.map((hit) => {
            place++
            const own = place
            return (
              <a
                key={hit.entry.address}
                id={optionId(own)}
                href={hit.entry.address}
                role="option"
                aria-selected={own === active}
                tabIndex={-1}
                className="search-option"
                onPointerMove={() => own !== active && onPoint(own)}
                onClick={onChoose}
              >
                <ResultText hit={hit} />
              </a>
            )
          })}
        </div>
      ))}
    </div>
  )
}
