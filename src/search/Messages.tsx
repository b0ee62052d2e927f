import { beginning } from '../lib/prose.ts'

/** What the search says where it has no results to show. Each names another way to the page. */

const allPages = '/search#pages'

export function Hint() {
  return (
    <p className="search-message">
      Type a name, a need or a question. Or see <a href={allPages}>all pages by division</a>.
    </p>
  )
}

export function Loading() {
  return (
    <p className="search-message">
      The search is loading. Meanwhile, <a href={allPages}>all pages by division</a> are listed.
    </p>
  )
}

export function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="alert" className="search-message">
      The search could not be loaded.{' '}
      <button type="button" onClick={onRetry}>
        Try again
      </button>
      , or see <a href={allPages}>all pages by division</a>.
    </p>
  )
}

/** As much of a query as one recognizes it by. */
const shown = 60

export function NothingFound({ query }: { query: string }) {
  const asked = query.trim()
  return (
    <p className="search-message">
      No page answers to “<bdi>{asked.length > shown ? `${beginning(asked, shown)}…` : asked}</bdi>”. Try another word,
      see <a href={allPages}>all pages by division</a>, or <a href="/contact">ask us</a>.
    </p>
  )
}
