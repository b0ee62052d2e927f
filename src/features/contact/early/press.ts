import { formId } from '../fields.ts'
import { wake } from '../keep-draft.ts'

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

/**
 * Asleep, the form cannot send anything by itself, so its button is built disabled. Here it takes a press all the same:
 * that wakes the form, which then does what it was asked. If it cannot wake, the button is disabled again.
 */
export function pressEarly(form: HTMLFormElement): void {
  const island = form.closest('astro-island')
  // Looked up each time: an island that fails has another form in its place (src/islands).
  const button = () => island?.querySelector('[type=submit]')
  button()?.removeAttribute('disabled')
  form.addEventListener('submit', (event) => {
    if (form.dataset['awake'] !== undefined) return
    event.preventDefault()
    form.dataset['pressed'] = ''
    wake(form)
  })
  const giveUp = () => button()?.setAttribute('disabled', '')
  if (island) new MutationObserver(giveUp).observe(island, { attributeFilter: ['data-failed'] })
}

/** Once the form is awake: whether it was pressed before. */
export function takePress({ dataset }: HTMLFormElement): boolean {
  const isPressed = dataset['pressed'] !== undefined
  delete dataset['pressed']
  return isPressed
}
