import { type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react'
import { beginning } from '../lib/prose.ts'
import { useAwake } from '../ui/useAwake.ts'
import { longestQuery } from './engine.ts'
import { loadStyles } from './load-styles.ts'
import { Failed, Loading, NothingFound } from './Messages.tsx'
import { ResultText } from './Options.tsx'
import { keepSearch } from './recent.ts'
import { countOf, grouped } from './results.ts'
import styles from './search.css?url'
import { useSearch } from './useSearch.ts'

const mostShown = 30

/** The search page: what is asked stands in its address, so that it can be kept and sent. Asleep, it is a form that asks. */
export function SearchPage({ index }: { index: string }) {
  const awake = useAwake()
  const state = useSearch(index)
  const [query, setQuery] = useState('')
  const [isStyled, setStyled] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const follow = () => setQuery(asked())
    // What was typed while it slept is what is meant.
    setQuery(field.current?.value || asked())
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])

  useEffect(() => {
    const show = () => setStyled(true)
    loadStyles(styles).then(show, show)
  }, [])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    keepSearch(query)
    history.pushState(history.state, '', `?${new URLSearchParams({ q: query })}`)
  }
  // Whoever comes back finds the results again.
  const leave = () => {
    keepSearch(query)
    history.replaceState(history.state, '', `?${new URLSearchParams({ q: query })}`)
  }

  const isAsked = query.trim() !== ''
  const search = state.status === 'ready' && isStyled ? state.search : undefined
  const hits = useMemo(() => (isAsked && search ? search(query) : []), [isAsked, search, query])
  return (
    <div className="search-page wrap" data-awake={awake ? '' : undefined}>
      <search>
        <form action="/search" onSubmit={submit}>
          <label htmlFor="q">What are you looking for?</label>
          <input
            ref={field}
            id="q"
            type="search"
            name="q"
            autoComplete="off"
            spellCheck={false}
            dir="auto"
            maxLength={longestQuery}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
          <button type="submit">Search</button>
        </form>
      </search>
      <p role="status" className="search-place">
        {search && isAsked && countOf(Math.min(hits.length, mostShown), hits.length)}
      </p>
      {awake && isAsked && state.status === 'loading' && <Loading />}
      {state.status === 'failed' && <Failed onRetry={state.retry} />}
      {search && isAsked && hits.length === 0 && <NothingFound query={query} />}
      {grouped(hits, mostShown).map((group) => (
        <section key={group.name}>
          <h2 className="search-group">{group.name}</h2>
          <ul>
            {group.hits.map((hit) => (
              <li key={hit.entry.address}>
                <a href={hit.entry.address} className="search-option" onClick={leave}>
                  <ResultText hit={hit} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** What the address asks for. */
function asked(): string {
  return beginning(new URLSearchParams(location.search).get('q') ?? '', longestQuery)
}
