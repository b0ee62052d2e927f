import { inquiryLabels } from '../../model/inquiries.ts'
import { controlLook, FormField, pickerLook } from '../../ui/FormField.tsx'
import { ApplicationFields } from './ApplicationFields.tsx'
import { type Field, inquiryType } from './fields.ts'

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
