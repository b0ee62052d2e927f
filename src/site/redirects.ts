import type { Page } from '../model/page.ts'

export interface Redirect {
  from: string
  to: string
}

/** In which a build tells its redirects to what makes each host's files of them; then it is removed. */
export const redirectsFile = '_redirects.json'

/** Every alias leads to its page in one hop: targets are pages, never other aliases. */
export function redirectsOf(pages: readonly Page[]): Redirect[] {
  return pages.flatMap(({ aliases, address }) => aliases.map((from) => ({ from, to: address })))
}
