import type { KeyboardEvent, SubmitEvent } from 'react'
import { Icon } from '../ui/Icon.tsx'
import { longestQuery } from './engine.ts'
import { listId, optionId } from './Options.tsx'

interface SearchInputProps {
  query: string
  /** How many there are to choose from. */
  options: number
  active: number
  onType: (text: string) => void
  onMove: (active: number) => void
  onSubmit: (event: SubmitEvent) => void
  onClose: () => void
}

/** Where one types. The focus stays here; arrows move the choice in the list below, from its end on to its start. */
export function SearchInput({ query, options, active, onType, onMove, onSubmit, onClose }: SearchInputProps) {
  const move = (event: KeyboardEvent) => {
    // Somebody composes letters: the keys belong to them, and Escape must not close what is being written in.
    if (event.nativeEvent.isComposing) {
      if (event.key === 'Escape') event.preventDefault()
      return
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || options === 0) return
    event.preventDefault()
    onMove((active + step + options) % options)
  }
  return (
    <form action="/search" className="search-form" onSubmit={onSubmit}>
      <Icon name="search" />
      <input
        // Not of the type search: there, Escape would first empty it.
        type="text"
        name="q"
        role="combobox"
        aria-label="Search"
        aria-expanded={options > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={options > 0 ? optionId(active) : undefined}
        placeholder="Search pages, articles and positions"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        dir="auto"
        maxLength={longestQuery}
        value={query}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={move}
      />
      <button type="button" onClick={onClose}>
        <Icon name="close" />
        <span className="sr-only">Close</span>
      </button>
    </form>
  )
}
