import type { Page } from '@playwright/test'

/** The parts of the message form as a visitor names them. */
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
export const send = (page: Page) => page.getByRole('button', { name: 'Send Message' })
export const summary = (page: Page) =>
  page.getByRole('region', { name: 'Something went wrong. Please try again.', exact: true })
export const success = (page: Page) => page.getByRole('region', { name: 'Message sent successfully!' })

export const letter = {
  'First name': 'Zoë',
  'Last name': "O'Brien-李",
  Email: 'zoe+site@example.museum',
  'Inquiry type': 'Consulting',
  Message: 'I would like to know more about farmland.',
}

/** Fills in the whole form, or what is told to be different. */
export async function fillIn(page: Page, changes: Partial<typeof letter> = {}): Promise<void> {
  for (const [label, text] of Object.entries({ ...letter, ...changes }))
    if (label === 'Inquiry type') await field(page, label).selectOption(text)
    else await field(page, label).fill(text)
}

/** Run in the page: a storage that may not even be looked at. */
export function block(storage: string): void {
  Object.defineProperty(window, storage, {
    get: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
}
