import { formId } from '../fields.ts'

/** The form of this page. If the page's own script does not run, which would wake it, the form says so. */
export function sleepingForm(): HTMLFormElement | null {
  const form = document.querySelector<HTMLFormElement>(`#${formId}`)
  // A page waits for its own script before it says that it is complete.
  addEventListener('load', () => {
    if (document.documentElement.dataset['waking'] === undefined)
      form?.closest('astro-island')?.setAttribute('data-failed', '')
  })
  return form
}
