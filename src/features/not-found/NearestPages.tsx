import { useEffect, useState } from 'react'
import { type AddressParts, addressParts } from './address-parts.ts'
import { type Candidate, nearest, pageAbove } from './nearest.ts'

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

/** Drawn as a line that ends; what is near hangs from where it does. */
function BrokenAddress({ known, lost, found }: AddressParts & { found: readonly Offer[] }) {
  return (
    <div className="wrap">
      <div className="broken-address">
        <p className="display text-h2">
          <a href="/" className="hover:text-accent">
            Home
          </a>
          {known.map(({ part, href }) => (
            <span key={href ?? part}>
              {href ? (
                <a href={href} className="hover:text-accent">
                  {part}
                </a>
              ) : (
                part
              )}
            </span>
          ))}
        </p>
        <div>
          <p className="display text-h2">{lost || '/…'}</p>
          <p className="flex items-center gap-2 text-sm">
            <svg
              viewBox="0 0 12 12"
              className="size-3 flex-none"
              stroke="currentColor"
              strokeWidth="2"
              aria-hidden="true"
            >
              <path d="M1 1l10 10M11 1L1 11" />
            </svg>
            The address breaks here.
          </p>
          {found.length > 0 && (
            <section aria-labelledby="nearest">
              <h2 id="nearest" className="font-medium">
                Did you mean
              </h2>
              <ul>
                {found.map(({ name, address, note }) => (
                  <li key={address}>
                    <a href={address} className="grid items-baseline gap-x-6 py-2 hover:text-accent">
                      <span className="display text-h4">{name}</span>
                      <span className="text-sm text-ink-2">{note ? `${address}, ${note}` : address}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </div>
  )
}
