import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { useAwake } from '../../ui/useAwake.ts'
import { type Draft, remaining, saveKept, unsent } from './draft.ts'
import { takePress } from './early/press.ts'
import { endpoint, type Field, formId } from './fields.ts'
import { fill, keepDraft, lastKept, typedIn } from './keep-draft.ts'
import { MessageFields, Trap, takeFromTrap } from './MessageFields.tsx'
import { Outcome, outcomeId } from './Outcome.tsx'
import { deliver } from './outbox.ts'
import { post } from './post.ts'
import { type ContactMessage, validate } from './rules.ts'
import { LocalNotes, SendRow, sendNoteId } from './SendRow.tsx'
import { Sent, Written } from './Sent.tsx'

type Errors = Partial<Record<Field, string>>
type State = 'idle' | 'submitting' | 'success' | 'error'

interface ContactFormProps {
  /** Who reads what has no reader of its own. */
  email: string
  /** Who reads which inquiry, where the visitor's own mail program sends it. */
  readers?: Readonly<Record<string, string>>
  /** Whether a service takes the messages; then the browser can send them by itself, too. */
  service?: boolean
  /** How the service answers a browser that has sent the form by itself: drawn at build, and never awake. */
  answer?: { state: State; errors: Errors }
}

interface Kept {
  message: ContactMessage
  /** Whether something was typed while it was being kept. */
  hasMore: boolean
}

const unanswered = { state: 'idle', errors: {} } as const

/** The message form. What is typed is in its controls, and in the draft; React holds only what is wrong with it. */
export function ContactForm({ email, readers = {}, service = false, answer = unanswered }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const outcome = useRef<HTMLElement>(null)
  const awake = useAwake()
  const [state, setState] = useState<State>(answer.state)
  const [errors, setErrors] = useState<Errors>(answer.errors)
  const [kept, setKept] = useState<Kept>()
  /** How many messages before this one. */
  const [before, setBefore] = useState(0)

  useEffect(() => {
    if (!form.current) return
    keepDraft(form.current)
    const last = service ? undefined : validate(lastKept())
    if (!last?.ok) return
    setKept({ message: last.message, hasMore: Object.values(typedIn(form.current)).some(Boolean) })
    setState('success')
  }, [service])

  useEffect(() => {
    if (awake && form.current && takePress(form.current)) form.current.requestSubmit()
  }, [awake])

  // After an attempt its outcome has the focus, and is read out for that; but nobody is taken away from what they type.
  const isTypingOn = state === 'success' && kept?.hasMore
  useEffect(() => {
    if ((state === 'success' || state === 'error') && !isTypingOn) showOutcome(outcome.current)
  }, [state, isTypingOn])

  useEffect(() => {
    if (before > 0) form.current?.querySelector<HTMLElement>('[name]')?.focus()
  }, [before])

  const onInput: NonNullable<ComponentProps<'form'>['onInput']> = ({ currentTarget }) => {
    // A new message begins. What has yet to be made an email of stays until its writer is done with it.
    if (state === 'success' && service) setState('idle')
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
      const since = remaining(typedIn(target), typed)
      fill(target, { ...unsent(typed, checked.message), ...since })
      if (!service) {
        saveKept(checked.message)
        setKept({ message: checked.message, hasMore: Object.values(since).some(Boolean) })
      }
      setState('success')
    } catch {
      setState('error')
    }
  }

  const writeAnother = () => {
    saveKept({})
    setState('idle')
    setBefore(before + 1)
  }

  // Hidden and not taken away: the controls hold what was typed since, and the draft is read from them.
  const isInPlace = kept && !kept.hasMore && state === 'success'
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
      <Outcome ref={outcome} state={state} errors={errors} email={email} isLocal={!service}>
        {kept && <Sent {...kept} to={readers[kept.message.inquiryType] ?? email} onAnother={writeAnother} />}
      </Outcome>
      {isInPlace && <Written message={kept.message} />}
      <div className={isInPlace ? 'hidden' : 'grid gap-6'}>
        {!service && <LocalNotes email={email} />}
        <MessageFields errors={errors} />
        {service && <Trap />}
        {/* Asleep and alone it cannot send (early/press.ts); a disabled button also keeps the Enter key from leaving the page. */}
        <SendRow
          email={email}
          isLocal={!service}
          isSending={state === 'submitting'}
          disabled={(!awake && !service) || state === 'submitting'}
        />
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
  // Of what is taller than the screen, as with large letters, the beginning counts.
  const isTall = outcome && outcome.offsetHeight > innerHeight / 2
  outcome?.scrollIntoView({ block: isTall ? 'start' : 'nearest' })
}
