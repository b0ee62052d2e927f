import type { Hit } from './engine.ts'
import type { Group } from './results.ts'
import { mark } from './results.ts'

/** What a result says of its page: its name, where it belongs, and one line. */
export function ResultText({ hit: { entry, matched } }: { hit: Hit }) {
  return (
    <>
      <span className="search-name">
        <Marked text={entry.name} matched={matched} />
      </span>{' '}
      <span className="search-place">
        {entry.place.join(' › ')}
        {entry.standing === 'in preparation' && <em>{' In preparation'}</em>}
      </span>{' '}
      <span className="search-line">
        <Marked text={entry.summary} matched={matched} />
      </span>
    </>
  )
}

function Marked({ text, matched }: { text: string; matched: ReadonlySet<string> }) {
  let at = 0
  return mark(text, matched).map((piece) => {
    const key = at
    at += piece.text.length
    return piece.isMatch ? <mark key={key}>{piece.text}</mark> : piece.text
  })
}

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
