import { keepDraft, lastKept, wake } from '../keep-draft.ts'
import { pressEarly, sleepingForm } from './press.ts'

// Where no service takes the messages.
const form = sleepingForm()
if (form) {
  keepDraft(form)
  pressEarly(form)
  if (lastKept().message) wake(form)
}
