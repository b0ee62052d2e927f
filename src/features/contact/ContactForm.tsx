import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { useAwake } from '../../ui/useAwake.ts'
import { clearDraft, loadDraft, saveDraft } from './draft.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { MessageFields } from './MessageFields.tsx'
import { deliver } from './outbox.ts'
import { startingDraft } from './prefill.ts'
import { type Field, fields, validate } from './rules.ts'

type Errors = Partial<Record<Field, string>>
type State = 'idle' | 'submitting' | 'success' | 'error'

const typedIn = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Record<Field, string>

/** The message form. What is typed stays in its controls and in the draft; React holds only what is wrong with it. */
export function ContactForm({ email }: { email: string }) {
  const form = useRef<HTMLFormElement>(null)
  const outcome = useRef<HTMLDivElement>(null)
  const awake = useAwake()
  const [state, setState] = useState<State>('idle')
  const [errors, setErrors] = useState<Errors>({})
  const submitted = state !== 'idle'

  useEffect(() => {
    if (form.current) fill(form.current)
  }, [])

  // After an attempt its outcome has the focus, and is read out.
  useEffect(() => {
    if (state === 'success' || state === 'error') outcome.current?.focus()
  }, [state])

  const onChange = () => {
    if (!form.current) return
    const typed = typedIn(form.current)
    saveDraft(typed)
    if (!submitted) return
    const checked = validate(typed)
    setErrors(checked.ok ? {} : checked.errors)
  }

  const onSubmit: NonNullable<ComponentProps<'form'>['onSubmit']> = async (event) => {
    event.preventDefault()
    if (state === 'submitting') return
    const target = event.currentTarget
    const checked = validate(typedIn(target))
    setErrors(checked.ok ? {} : checked.errors)
    if (!checked.ok) {
      // Named again even where it was an error before, so that focus moves to the summary every time.
      setState('error')
      outcome.current?.focus()
      return
    }
    setState('submitting')
    try {
      await deliver(checked.message)
      clearDraft()
      target.reset()
      setState('success')
    } catch {
      setState('error')
    }
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={onSubmit}
      onChange={onChange}
      className="grid gap-6"
      data-state={state}
      data-awake={awake ? '' : undefined}
    >
      <div ref={outcome} tabIndex={-1} role={state === 'error' ? 'alert' : 'status'} className="empty:hidden">
        {state === 'success' && <p className="bg-accent-tint px-5 py-4 font-medium">Message sent successfully!</p>}
        {state === 'error' && (
          <ErrorSummary
            email={email}
            errors={fields.flatMap((field) => (errors[field] ? [{ field, message: errors[field] }] : []))}
          />
        )}
      </div>
      <noscript>
        <p className="bg-paper-2 px-5 py-4">{`This form needs JavaScript. Please write to ${email} instead.`}</p>
      </noscript>
      <MessageFields errors={errors} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {/* Asleep it cannot send; a disabled button also keeps the Enter key from leaving the page. */}
        <button
          type="submit"
          disabled={!awake || state === 'submitting'}
          className="min-h-12 rounded bg-ink px-6 font-medium text-paper fade enabled:cursor-pointer enabled:hover:bg-accent disabled:opacity-60"
        >
          {state === 'submitting' ? 'Sending...' : 'Send Message'}
        </button>
        <p className="text-sm text-ink-2">
          Or write to{' '}
          <a href={`mailto:${email}`} className="text-accent underline underline-offset-4">
            {email}
          </a>
        </p>
      </div>
    </form>
  )
}

/** Puts back what was typed before, and what the link to this page asks for. Keeps what was typed while asleep. */
function fill(form: HTMLFormElement): void {
  const draft = startingDraft(loadDraft(), location.search)
  for (const field of fields) {
    const control = form.elements.namedItem(field)
    const isControl =
      control instanceof HTMLInputElement ||
      control instanceof HTMLSelectElement ||
      control instanceof HTMLTextAreaElement
    if (isControl && control.value === '') control.value = draft[field] ?? ''
  }
}
