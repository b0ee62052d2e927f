import { listId, optionId } from './ResultOptions.tsx'

interface RecentOptionsProps {
  searches: readonly string[]
  active: number
  onPoint: (place: number) => void
  onChoose: (search: string) => void
}

/** What was looked for before, on this device, as the options of the combobox. */
export function RecentOptions({ searches, active, onPoint, onChoose }: RecentOptionsProps) {
  return (
    <div id={listId} role="listbox" aria-label="Recent searches">
      {searches.length > 0 && (
        <p aria-hidden="true" className="search-group">
          Recent searches
        </p>
      )}
      {searches.map((search, place) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the combobox, which names its active option
        // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox hears the keys
        <div
          key={search}
          id={optionId(place)}
          role="option"
          aria-selected={place === active}
          className="search-option"
          onPointerMove={() => place !== active && onPoint(place)}
          onClick={() => onChoose(search)}
        >
          <bdi>{search}</bdi>
        </div>
      ))}
    </div>
  )
}
