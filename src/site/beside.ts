import type { Page } from '../model/page.ts'

/** The page before and the one after, in the order given. */
export function besideIn(pages: readonly Page[], address: string) {
  const place = pages.findIndex((page) => page.address === address)
  const neighbor = (page: Page | undefined) => page && { title: page.name, href: page.address }
  return { previous: neighbor(pages[place - 1]), next: neighbor(pages[place + 1]) }
}
