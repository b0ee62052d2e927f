import { inquiryLabels } from '../../model/inquiries.ts'
import { controlLook, FormField } from '../../ui/FormField.tsx'
import { type Field, inquiryType } from './fields.ts'

const labels: Record<Field, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  inquiryType: 'Inquiry type',
  message: 'Message',
}

/** The five controls, in order. */
export function MessageFields({ errors }: { errors: Partial<Record<Field, string>> }) {
  const field = (name: Field) => ({ name, label: labels[name], required: true, error: errors[name] }) as const
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <FormField {...field('firstName')}>
          {(control) => <input type="text" autoComplete="given-name" className={controlLook} {...control} />}
        </FormField>
        <FormField {...field('lastName')}>
          {(control) => <input type="text" autoComplete="family-name" className={controlLook} {...control} />}
        </FormField>
      </div>
      <FormField {...field('email')}>
        {(control) => <input type="email" autoComplete="email" className={controlLook} {...control} />}
      </FormField>
      <FormField {...field('inquiryType')}>
        {(control) => (
          <select defaultValue="" className={controlLook} {...control}>
            <option value="">Select an inquiry type</option>
            {inquiryLabels.map((label) => (
              <option key={label} value={inquiryType(label)}>
                {label}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <FormField {...field('message')}>
        {(control) => <textarea rows={7} className={controlLook} {...control} />}
      </FormField>
    </>
  )
}
