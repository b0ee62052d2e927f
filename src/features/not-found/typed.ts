import { beginning } from '../../lib/prose.ts'

/** Longer than this, an address says nothing that a search could use. */
const longest = 80

/** The words of an address that leads nowhere, as one would look for them: `/trato/pricing.html` is "trato pricing". */
export function wordsTyped(path: string): string {
  const plain = decoded(path).replace(/\.\w{1,5}$/, '')
  return beginning((plain.match(/[\p{L}\p{N}]+/gu) ?? []).join(' '), longest).trim()
}

/** An address may hold signs that stand for no letter. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
