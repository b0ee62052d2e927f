/** How many results there are, in words for whoever cannot see them. */
export function countOf(shown: number, found: number): string {
  if (found === 0) return 'No results'
  if (found > shown) return `${shown} of ${found} results`
  return found === 1 ? '1 result' : `${found} results`
}
