import { forgetSent, noteSent } from '../draft.ts'
import { keepDraft, typedIn } from '../keep-draft.ts'
import { sleepingForm } from './press.ts'

// Where the browser can send the form by itself, before its script is there or without it.
const form = sleepingForm()
if (form) {
  // On the page that answers that it was sent.
  if (form.dataset['state'] === 'success') forgetSent()
  keepDraft(form)
  document.addEventListener('submit', ({ target, defaultPrevented }) => {
    if (target instanceof HTMLFormElement && target.id === form.id && !defaultPrevented) noteSent(typedIn(target))
  })
}
