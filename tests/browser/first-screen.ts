import { expect, type Page } from '@playwright/test'
import type { Page as Described } from '../../src/model/page.ts'

/** What a stranger has to know from the first screen of whatever one can have here: what to do, for whom, what one gets. */

type Offered = Extract<Described, { lede: unknown }>

/** What is no longer than that on a phone only with words left out, how long it may be, and why. */
const longer: Record<string, number> = {
  // Each member stands in sight with all that the family compares: eleven of them, below a table of what leads to which.
  '/investment/services': 7900,
  // Twelve, each with four values.
  '/software/digital-funds': 7800,
  // Six, each also drawn with its loss.
  '/investment/strategies': 7400,
  // Eight tools of one program, and who uses them.
  '/software/vertical/tinta': 7900,
  // Five tools, the way of a payment, prices and voices.
  '/software/darden/trato': 7700,
}

/** Nobody reads further on a phone. */
export const lengthOnPhones = (address: string) => longer[address] ?? 7100

/** All of it ends by then, counted from the top of the page, and stands before any example. */
export async function expectFirst(tab: Page, { action }: Offered, until: number): Promise<void> {
  const { acts, leads, ends, example } = await tab.evaluate(() => {
    const main = document.querySelector('main')
    const button = [...(main?.querySelectorAll('.head a[href]') ?? [])].find((link) => link.checkVisibility())
    const fact = (name: string) =>
      [...(main?.querySelectorAll('dt') ?? [])].find((it) => it.textContent.trim() === name)
    const parts = { action: button, for: fact('For'), get: fact('You get'), strip: main?.querySelector('.head dl') }
    const ends = Object.entries(parts).map(
      ([part, at]) => [part, at ? at.getBoundingClientRect().bottom : null] as const,
    )
    return {
      acts: button?.textContent ?? '',
      leads: main?.querySelector('#lead') !== null,
      ends,
      example: main?.querySelector('figure')?.getBoundingClientRect().top,
    }
  })
  // What publishes leads to what is there to read. Of what leaves this site, the name goes on to say so.
  if (!leads) expect(acts).toContain(action)
  for (const [part, end] of ends) {
    expect(end, `${part} is missing`).not.toBeNull()
    expect(end, `where "${part}" ends`).toBeLessThanOrEqual(until)
    if (part !== 'strip' && example !== undefined)
      expect(example, 'an example before the offer').toBeGreaterThan(end ?? 0)
  }
}
