import type { MouseEvent, ReactNode, Ref } from 'react'
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
          textId={isLocal ? outcomeTextId : undefined}
          email={email}
          errors={fields.flatMap((field) => (errors[field] ? [{ field, message: errors[field] }] : []))}
        />
      )}
    </section>
  )
}

interface ErrorSummaryProps {
  /** By which what is around it is described, where it says how many fields there are. */
  textId: string | undefined
  errors: readonly { field: Field; message: string }[]
  email: string
}

/** What went wrong, and a link to each field that has to change. */
function ErrorSummary({ textId, errors, email }: ErrorSummaryProps) {
  return (
    <div className="bg-paper-2 px-5 py-4 [border-left:3px_solid_var(--color-error)]">
      <h3 id={outcomeId} className="font-medium">
        Something went wrong. Please try again.
      </h3>
      {textId && errors.length > 0 && (
        <p id={textId}>{errors.length === 1 ? '1 field needs attention' : `${errors.length} fields need attention`}</p>
      )}
      {errors.length > 0 ? (
        <ul className="mt-2">
          {errors.map(({ field, message }) => (
            <li key={field}>
              <a
                href={`#${field}`}
                onClick={goTo}
                className="inline-flex min-h-8 items-center underline underline-offset-4"
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <p
          id={textId}
          className="mt-2 text-ink-2"
        >{`Nothing you typed is lost. If it keeps failing, write to ${email}.`}</p>
      )}
    </div>
  )
}

/** In WebKit a link brings its field into view, and the keys go nowhere. */
function goTo(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.querySelector<HTMLElement>(event.currentTarget.hash)
  if (!field) return
  event.preventDefault()
  field.focus()
}
