import { useEffect, useState } from 'react'
import { wordsTyped } from './nearest.ts'

/** Leads to the search, asking for the words of the address that was typed. Asleep, it asks for nothing. */
export function SearchTyped() {
  const [typed, setTyped] = useState('')
  useEffect(() => setTyped(wordsTyped(location.pathname)), [])
  return (
    <a
      href={typed ? `/search?${new URLSearchParams({ q: typed })}` : '/search'}
      className="mt-4 inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
    >
      {typed ? `Search for “${typed}”` : 'Search this site'}
    </a>
  )
}
