import type { ReactNode, Ref } from 'react'
import { ErrorSummary } from './ErrorSummary.tsx'
import { type Field, fields } from './fields.ts'

interface OutcomeProps {
  ref: Ref<HTMLElement>
  state: string
  errors: Partial<Record<Field, string>>
  email: string
  /** Whether it says more than what happened. The pages of a service are drawn before there is anything to say. */
  isLocal: boolean
  /** What stands in the place of the plain words of success. */
  children?: ReactNode
}

/** By which it is named, and where an answer of the service opens. */
export const outcomeId = 'outcome'
/** What else is read out with its name. */
export const outcomeTextId = 'outcome-text'

/** What came of the last attempt; nothing before it. */
export function Outcome({ ref, state, errors, email, isLocal, children }: OutcomeProps) {
  const isKnown = state === 'success' || state === 'error'
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={isKnown ? outcomeId : undefined}
      aria-describedby={isKnown && isLocal ? outcomeTextId : undefined}
      // Whoever types on while it comes hears it without being moved there.
      aria-live={state === 'submitting' || state === 'success' ? 'polite' : undefined}
      className="empty:hidden"
    >
      {state === 'success' &&
        (children || (
          <p id={outcomeId} className="bg-accent-tint px-5 py-4 font-medium">
            Message sent successfully!
          </p>
        ))}
      {state === 'error' && (
        <ErrorSummary
          titleId={outcomeId}
          textId={isLocal ? outcomeTextId : undefined}
          email={email}
          errors={fields.flatMap((field) => (errors[field] ? [{ field, message: errors[field] }] : []))}
        />
      )}
    </section>
  )
}
