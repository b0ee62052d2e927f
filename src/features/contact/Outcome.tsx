import type { Ref } from 'react'
import { ErrorSummary } from './ErrorSummary.tsx'
import { type Field, fields } from './fields.ts'

interface OutcomeProps {
  ref: Ref<HTMLElement>
  state: string
  errors: Partial<Record<Field, string>>
  email: string
}

/** By which it is named, and where an answer of the service opens. */
export const outcomeId = 'outcome'

/** What came of the last attempt; nothing before it. */
export function Outcome({ ref, state, errors, email }: OutcomeProps) {
  const isKnown = state === 'success' || state === 'error'
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby={isKnown ? outcomeId : undefined} className="empty:hidden">
      {state === 'success' && (
        <p id={outcomeId} className="bg-accent-tint px-5 py-4 font-medium">
          Message sent successfully!
        </p>
      )}
      {state === 'error' && (
        <ErrorSummary
          titleId={outcomeId}
          email={email}
          errors={fields.flatMap((field) => (errors[field] ? [{ field, message: errors[field] }] : []))}
        />
      )}
    </section>
  )
}
