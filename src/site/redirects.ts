import type { Page } from '../model/page.ts'

export interface Redirect {
  from: string
  to: string
}

/** Every alias leads to its page in one hop: targets are pages, never other aliases. */
export function redirectsOf(pages: readonly Page[]): Redirect[] {
  return pages.flatMap(({ aliases, address }) => aliases.map((from) => ({ from, to: address })))
}
