import type { MouseEvent } from 'react'
import type { Field } from './fields.ts'

interface Wrong {
  field: Field
  message: string
}

interface ErrorSummaryProps {
  /** By which what is around it is named. */
  titleId: string
  /** By which what is around it is described, where it says how many fields there are. */
  textId: string | undefined
  errors: readonly Wrong[]
  email: string
}

/** What went wrong, and a link to each field that has to change. */
export function ErrorSummary({ titleId, textId, errors, email }: ErrorSummaryProps) {
  return (
    <div className="bg-paper-2 px-5 py-4 [border-left:3px_solid_var(--color-error)]">
      <h3 id={titleId} className="font-medium">
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
