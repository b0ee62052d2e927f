import { useEffect, useState } from 'react'
import { Named } from '../../ui/Named.tsx'
import { type AddressParts, addressParts, type Candidate, nearest, pageAbove, wordsTyped } from './nearest.ts'

/** A page to go on with, and why it is offered where that is not plain. */
type Offer = Candidate & { note?: string }

/** The pages most like the address that was typed, and the one above it. */
function offers(typed: string, pages: readonly Candidate[]): Offer[] {
  const above = pageAbove(typed, pages)
  const alike = nearest(typed, pages).filter(({ address }) => address !== above?.address)
  return above ? [...alike, { ...above, note: 'the page above' }] : alike
}

/** The address that was typed, where it breaks, and the pages near there. Asleep, it only says that it breaks. */
export function NearestPages({ pages }: { pages: readonly Candidate[] }) {
  const [typed, setTyped] = useState('')
  useEffect(() => setTyped(location.pathname), [])
  return <BrokenAddress {...addressParts(typed, pages)} found={typed ? offers(typed, pages) : []} />
}

/** As far as there are pages the address is links; what is near follows. */
function BrokenAddress({ known, lost, found }: AddressParts & { found: readonly Offer[] }) {
  return (
    <div className="wrap pb-15">
      <p className="display rule-t pt-5 text-h4 [overflow-wrap:anywhere]">
        <Named href="/">Home</Named>{' '}
        {known.map(({ part, href }) => (
          <span key={href ?? part}>
            <Named href={href}>{part}</Named>{' '}
          </span>
        ))}
        <span className="text-ink-2">{lost || '/…'}</span>
      </p>
      <p className="mt-1 text-sm text-ink-2">The address breaks here.</p>
      {found.length > 0 && (
        <section aria-labelledby="nearest" className="mt-6">
          <h2 id="nearest" className="font-medium">
            Did you mean
          </h2>
          <ul>
            {found.map(({ name, address, note }) => (
              <li key={address} className="py-1">
                <a href={address}>
                  <span className="display named text-h4">{name}</span>{' '}
                  <span className="text-sm text-ink-2">{note ? `${address}, ${note}` : address}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

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
