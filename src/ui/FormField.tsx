import type { ReactNode } from 'react'

/** What a control needs to be tied to its label and its error. Spread it last, so that no caller can drop it. */
interface FieldProps {
  id: string
  name: string
  'aria-required': true | undefined
  'aria-invalid': boolean | undefined
  'aria-describedby': string | undefined
}

interface FormFieldProps {
  name: string
  label: string
  /** Whether nothing can be sent without it. */
  required?: true
  error?: string | undefined
  children: (control: FieldProps) => ReactNode
}

/** A label, a control, and under it what is wrong. */
export function FormField({ name, label, required, error, children }: FormFieldProps) {
  const errorId = `${name}-error`
  return (
    <div>
      <label htmlFor={name} className="block text-sm font-medium">
        {label}
      </label>
      {children({
        id: name,
        name,
        'aria-required': required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error ? errorId : undefined,
      })}
      {error && (
        <p id={errorId} className="mt-1.5 text-sm text-error">
          {error}
        </p>
      )}
    </div>
  )
}

/** How every text box, list and area looks. */
export const controlLook =
  'mt-1.5 block min-h-12 w-full rounded bg-paper px-3.5 py-2.5 [border:1px_solid_var(--color-control)] aria-invalid:[border-color:var(--color-error)]'

/** How a list to choose from looks (styles/utilities.css). */
export const pickerLook = `${controlLook} picker`
