import type { ComponentProps } from 'react'
import { inquiryLabels } from '../../model/inquiries.ts'
import { controlLook, FormField, pickerLook } from '../../ui/FormField.tsx'
import { type Field, inquiryType } from './fields.ts'
import { fill, typedIn } from './keep-draft.ts'

const labels: Record<Field, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  inquiryType: 'Inquiry type',
  position: 'Position (optional)',
  resume: 'Link to your résumé (optional)',
  message: 'Message',
}

/** The controls, in order. */
export function MessageFields({ errors }: { errors: Partial<Record<Field, string>> }) {
  const field = (name: Field) => ({ name, label: labels[name], error: errors[name] })
  const required = (name: Field) => ({ ...field(name), required: true }) as const
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <FormField {...required('firstName')}>
          {(control) => <input type="text" autoComplete="given-name" className={controlLook} {...control} />}
        </FormField>
        <FormField {...required('lastName')}>
          {(control) => <input type="text" autoComplete="family-name" className={controlLook} {...control} />}
        </FormField>
      </div>
      <FormField {...required('email')}>
        {(control) => <input type="email" autoComplete="email" className={controlLook} {...control} />}
      </FormField>
      <FormField {...required('inquiryType')}>
        {(control) => (
          <select defaultValue="" className={pickerLook} {...control}>
            <option value="">Select an inquiry type</option>
            {inquiryLabels.map((label) => (
              <option key={label} value={inquiryType(label)}>
                {label}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <ApplicationFields position={field('position')} resume={field('resume')} />
      <FormField {...required('message')}>
        {(control) => <textarea rows={7} className={controlLook} {...control} />}
      </FormField>
    </>
  )
}

type FieldFacts = Omit<ComponentProps<typeof FormField>, 'children'>

/** What an application may add. It shows while its subject is chosen, without any script; a link has filled in the position. */
function ApplicationFields({ position, resume }: { position: FieldFacts; resume: FieldFacts }) {
  return (
    <div className="grid gap-6 sm:grid-cols-2 [form:not(:has([value^=career]:checked))_&]:hidden">
      <FormField {...position}>
        {(control) => (
          <>
            <input type="text" placeholder=" " className={`peer ${controlLook}`} {...control} />
            <button
              type="button"
              onClick={removePosition}
              className="mt-1.5 min-h-8 cursor-pointer text-sm text-accent underline underline-offset-4 peer-placeholder-shown:hidden [form:not([data-awake])_&]:hidden"
            >
              Remove position
            </button>
          </>
        )}
      </FormField>
      <FormField {...resume}>
        {(control) => <input type="url" autoComplete="url" className={controlLook} {...control} />}
      </FormField>
    </div>
  )
}

const removePosition: NonNullable<ComponentProps<'button'>['onClick']> = ({ currentTarget: { form } }) => {
  if (!form) return
  fill(form, { ...typedIn(form), position: '' })
  form.querySelector<HTMLElement>('[name=position]')?.focus()
}

const name = 'topic'

/** A field that no visitor sees or reaches: who fills it in is a program. */
export function Trap() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor={name}>Leave this empty</label>
      <input id={name} name={name} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}

/** What was put in. It is empty then: where a helpful program has filled it in, the next attempt is the visitor's own. */
export function takeFromTrap(form: HTMLFormElement): string {
  const trap = form.elements.namedItem(name) as HTMLInputElement
  const { value } = trap
  trap.value = ''
  return value
}
