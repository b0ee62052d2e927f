import { formId } from './fields.ts'
import { keepDraft } from './keep-draft.ts'

// Written into the page behind the form, so that it runs before anybody can type.
const form = document.querySelector<HTMLFormElement>(`#${formId}`)
if (form) {
  keepDraft(form)
  // A page waits for its own script before it says that it is complete. If that did not run, the form will never wake.
  addEventListener('load', () => {
    if (document.documentElement.dataset['waking'] === undefined)
      form.closest('astro-island')?.setAttribute('data-failed', '')
  })
}
