import type { ComponentProps } from 'react'
import { controlLook, FormField } from '../../ui/FormField.tsx'
import { fill, typedIn } from './keep-draft.ts'

type FieldFacts = Omit<ComponentProps<typeof FormField>, 'children'>

/** What an application may add. It shows while its subject is chosen, without any script; a link has filled in the position. */
export function ApplicationFields({ position, resume }: { position: FieldFacts; resume: FieldFacts }) {
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
