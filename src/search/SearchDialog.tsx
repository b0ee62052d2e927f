import { type KeyboardEvent, type MouseEvent, type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react'
import { Icon } from '../ui/Icon.tsx'
import { longestQuery } from './engine.ts'
import { Failed, Hint, Loading, NothingFound } from './Messages.tsx'
import { listId, optionId, RecentOptions, ResultOptions } from './Options.tsx'
import { clearSearches, isKeyOn, keepSearch, recentSearches, turnKey } from './recent.ts'
import { countOf, grouped, mostShown } from './results.ts'
import { useSearch } from './useSearch.ts'

/** The search over the page. The browser keeps the focus inside, closes it on Escape and gives the focus back. */
export function SearchDialog({ index, onClose }: { index: string; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog ref={dialog} className="search-dialog" aria-label="Search" onClose={onClose} onClick={closeFromBackdrop}>
      <SearchPanel index={index} onClose={() => dialog.current?.close()} />
    </dialog>
  )
}

/** The backdrop is the dialog itself: all that is seen of the dialog is something inside it. */
function closeFromBackdrop({ target, currentTarget }: MouseEvent<HTMLDialogElement>): void {
  if (target === currentTarget) currentTarget.close()
}

/** A combobox over a list of links: typing filters, arrows choose, Enter opens what is chosen. */
function SearchPanel({ index, onClose }: { index: string; onClose: () => void }) {
  const state = useSearch(index)
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const [recent, setRecent] = useState(recentSearches)

  const isAsked = query.trim() !== ''
  const search = state.status === 'ready' ? state.search : undefined
  const hits = useMemo(() => (isAsked && search ? search(query) : []), [isAsked, search, query])
  const groups = useMemo(() => grouped(hits, mostShown), [hits])
  const shown = groups.reduce((total, group) => total + group.hits.length, 0)
  const options = isAsked ? shown : recent.length

  const type = (text: string) => {
    setQuery(text)
    setActive(0)
  }
  // Enter presses what is chosen; where nothing is, the form leads to the search page.
  const submit = (event: SubmitEvent) => {
    keepSearch(query)
    const chosen = document.getElementById(optionId(active))
    if (!chosen) return
    event.preventDefault()
    chosen.click()
  }
  useEffect(() => {
    document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' })
  }, [active])

  return (
    <>
      <search>
        <SearchInput
          query={query}
          options={options}
          active={active}
          onType={type}
          onMove={setActive}
          onSubmit={submit}
          onClose={onClose}
        />
      </search>
      <div className="search-body">
        {state.status === 'failed' && <Failed onRetry={state.retry} />}
        {state.status === 'loading' && isAsked && <Loading />}
        {search && isAsked && shown === 0 && <NothingFound query={query} />}
        {!isAsked && recent.length === 0 && <Hint />}
        {isAsked ? (
          <ResultOptions groups={groups} active={active} onPoint={setActive} onChoose={() => keepSearch(query)} />
        ) : (
          <RecentOptions searches={recent} active={active} onPoint={setActive} onChoose={type} />
        )}
      </div>
      <div className="search-foot">
        <p role="status">{search && isAsked && countOf(shown, hits.length)}</p>
        {hits.length > shown && <a href={`/search?${new URLSearchParams({ q: query })}`}>All results</a>}
        {!isAsked && recent.length > 0 && (
          <button
            type="button"
            onClick={() => {
              clearSearches()
              setRecent([])
            }}
          >
            Clear recent searches
          </button>
        )}
        <KeyChoice />
      </div>
    </>
  )
}

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
function SearchInput({ query, options, active, onType, onMove, onSubmit, onClose }: SearchInputProps) {
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

/** Turns the slash off and on, for whoever presses it without meaning to. */
function KeyChoice() {
  const [isOn, setOn] = useState(isKeyOn)
  return (
    <label>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          turnKey(target.checked)
          setOn(target.checked)
        }}
      />
      Open with the <kbd>/</kbd> key
    </label>
  )
}
