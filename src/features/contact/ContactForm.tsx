import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { useAwake } from '../../ui/useAwake.ts'
import { type Draft, remaining } from './draft.ts'
import { takePress } from './early/press.ts'
import { endpoint, type Field, formId } from './fields.ts'
import { fill, keepDraft, typedIn } from './keep-draft.ts'
import { MessageFields } from './MessageFields.tsx'
import { Outcome, outcomeId } from './Outcome.tsx'
import { deliver } from './outbox.ts'
import { post } from './post.ts'
import { validate } from './rules.ts'
import { SendRow, sendNoteId } from './SendRow.tsx'
import { Trap, takeFromTrap } from './Trap.tsx'

type Errors = Partial<Record<Field, string>>
type State = 'idle' | 'submitting' | 'success' | 'error'

export interface ContactFormProps {
  email: string
  /** Whether a service takes the messages; then the browser can send them by itself, too. */
  service?: boolean
  /** How the service answers a browser that has sent the form by itself: drawn at build, and never awake. */
  answer?: { state: State; errors: Errors }
}

const unanswered = { state: 'idle', errors: {} } as const

/** The message form. What is typed is in its controls, and in the draft; React holds only what is wrong with it. */
export function ContactForm({ email, service = false, answer = unanswered }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const outcome = useRef<HTMLElement>(null)
  const awake = useAwake()
  const [state, setState] = useState<State>(answer.state)
  const [errors, setErrors] = useState<Errors>(answer.errors)

  useEffect(() => {
    if (form.current) keepDraft(form.current)
  }, [])

  useEffect(() => {
    if (awake && form.current && takePress(form.current)) form.current.requestSubmit()
  }, [awake])

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
      await (service ? post(checked.message, takeFromTrap(target)) : deliver(checked.message))
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
      aria-describedby={sendNoteId}
      {...(service && { method: 'post', action: `${endpoint}#${outcomeId}` })}
      onSubmit={onSubmit}
      onInput={onInput}
      className="grid gap-6"
      data-state={state}
      data-awake={awake ? '' : undefined}
      // The script that keeps the draft may have left its mark before.
      suppressHydrationWarning
    >
      <Outcome ref={outcome} state={state} errors={errors} email={email} />
      {!service && (
        <>
          <noscript>
            <p className="bg-paper-2 px-5 py-4">{`This form needs JavaScript. Please write to ${email} instead.`}</p>
          </noscript>
          {/* Shown where the script of this island failed (src/islands). */}
          <p role="alert" className="hidden bg-paper-2 px-5 py-4 [[data-failed]_&]:block">
            {`This form cannot send anything just now. Please write to ${email} instead; what you typed is still here to copy.`}
          </p>
        </>
      )}
      <MessageFields errors={errors} />
      {service && <Trap />}
      {/* Asleep and alone it cannot send (early/press.ts); a disabled button also keeps the Enter key from leaving the page. */}
      <SendRow
        email={email}
        isLocal={!service}
        isSending={state === 'submitting'}
        disabled={(!awake && !service) || state === 'submitting'}
      />
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
