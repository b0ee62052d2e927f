import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { useAwake } from '../../ui/useAwake.ts'
import { type Draft, remaining } from './draft.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { type Field, fields, formId } from './fields.ts'
import { fill, keepDraft, typedIn } from './keep-draft.ts'
import { MessageFields } from './MessageFields.tsx'
import { deliver } from './outbox.ts'
import { validate } from './rules.ts'

type Errors = Partial<Record<Field, string>>
type State = 'idle' | 'submitting' | 'success' | 'error'

/** The message form. What is typed is in its controls, and in the draft; React holds only what is wrong with it. */
export function ContactForm({ email }: { email: string }) {
  const form = useRef<HTMLFormElement>(null)
  const outcome = useRef<HTMLElement>(null)
  const awake = useAwake()
  const [state, setState] = useState<State>('idle')
  const [errors, setErrors] = useState<Errors>({})

  useEffect(() => {
    if (form.current) keepDraft(form.current)
  }, [])

  // After an attempt its outcome has the focus, and is read out for that.
  useEffect(() => {
    if (state === 'success' || state === 'error') showOutcome(outcome.current)
  }, [state])

  const onInput: NonNullable<ComponentProps<'form'>['onInput']> = ({ currentTarget }) => {
    // A new message begins.
    if (state === 'success') setState('idle')
    if (state === 'error') setErrors(errorsIn(typedIn(currentTarget)))
  }

  const onSubmit: NonNullable<ComponentProps<'form'>['onSubmit']> = async (event) => {
    event.preventDefault()
    if (state === 'submitting') return
    const target = event.currentTarget
    const typed = typedIn(target)
    const checked = validate(typed)
    setErrors(errorsIn(typed))
    if (!checked.ok) {
      setState('error')
      // Also where it was an error before.
      showOutcome(outcome.current)
      return
    }
    setState('submitting')
    try {
      await deliver(checked.message)
      fill(target, remaining(typedIn(target), typed))
      setState('success')
    } catch {
      setState('error')
    }
  }

  return (
    <form
      ref={form}
      id={formId}
      noValidate
      onSubmit={onSubmit}
      onInput={onInput}
      className="grid gap-6"
      data-state={state}
      data-awake={awake ? '' : undefined}
      // The script that keeps the draft may have left its mark before.
      suppressHydrationWarning
    >
      <section
        ref={outcome}
        tabIndex={-1}
        aria-labelledby={state === 'success' || state === 'error' ? 'outcome' : undefined}
        className="empty:hidden"
      >
        {state === 'success' && (
          <p id="outcome" className="bg-accent-tint px-5 py-4 font-medium">
            Message sent successfully!
          </p>
        )}
        {state === 'error' && (
          <ErrorSummary
            titleId="outcome"
            email={email}
            errors={fields.flatMap((field) => (errors[field] ? [{ field, message: errors[field] }] : []))}
          />
        )}
      </section>
      <noscript>
        <p className="bg-paper-2 px-5 py-4">{`This form needs JavaScript. Please write to ${email} instead.`}</p>
      </noscript>
      {/* Shown where the script of this island failed (src/islands). */}
      <p role="alert" className="hidden bg-paper-2 px-5 py-4 [[data-failed]_&]:block">
        {`This form cannot send anything just now. Please write to ${email} instead; what you typed is still here to copy.`}
      </p>
      <MessageFields errors={errors} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {/* Asleep it cannot send; a disabled button also keeps the Enter key from leaving the page. */}
        <button
          type="submit"
          disabled={!awake || state === 'submitting'}
          className="outlined min-h-12 rounded bg-ink px-6 font-medium text-paper fade enabled:cursor-pointer enabled:hover:bg-accent disabled:opacity-60"
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

function errorsIn(typed: Draft): Errors {
  const checked = validate(typed)
  return checked.ok ? {} : checked.errors
}

/** Firefox leaves what has the focus under the header, where a part of it shows below. */
function showOutcome(outcome: HTMLElement | null): void {
  outcome?.focus({ preventScroll: true })
  outcome?.scrollIntoView({ block: 'nearest' })
}
