import { beginning } from '../../lib/prose.ts'
import { type Candidate, pageAbove } from './nearest.ts'
import { decoded } from './typed.ts'

export interface AddressParts {
  /** From the top down to the deepest page there is, each with its own where it has one. */
  known: { part: string; href?: string }[]
  /** What follows, and leads nowhere. */
  lost: string
}

/** Longer than this, an address is no longer read. */
const longest = 120

/** Takes an address apart where it stops leading anywhere. */
export function addressParts(typed: string, pages: readonly Candidate[]): AddressParts {
  const words = typed.split('/').filter(Boolean)
  const depth = pageAbove(typed, pages)?.address.split('/').filter(Boolean).length ?? 0
  const addresses = new Set(pages.map(({ address }) => address))
  const known = words.slice(0, depth).map((word, i) => {
    const href = `/${words.slice(0, i + 1).join('/')}`.toLowerCase()
    return { part: `/${word}`, ...(addresses.has(href) && { href }) }
  })
  const rest = words.slice(depth).map((word) => `/${word}`)
  return { known, lost: beginning(decoded(rest.join('')), longest) }
}
