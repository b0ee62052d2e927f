import { controlLook, FormField, pickerLook } from './FormField.tsx'

export const examples = {
  'text box': (
    <FormField name="email" label="Email">
      {(control) => <input type="email" autoComplete="email" className={controlLook} {...control} />}
    </FormField>
  ),
  list: (
    <FormField name="inquiry" label="Inquiry type">
      {(control) => (
        <select className={pickerLook} {...control}>
          <option>Software</option>
          <option>Consulting</option>
          <option>Other</option>
        </select>
      )}
    </FormField>
  ),
  'with an error': (
    <FormField name="message" label="Message" error="Write a message of at least ten characters.">
      {(control) => <textarea rows={3} defaultValue="Hello" className={controlLook} {...control} />}
    </FormField>
  ),
  'long lines': (
    <FormField
      name="insurer"
      label="The insurer whose policy you hold, as its name is printed on the first page of your papers"
      error="Rechtsschutzversicherungsgesellschaften is a kind of company. Write the name of one, as it is printed on the first page of your papers."
    >
      {(control) => (
        <input defaultValue="Rechtsschutzversicherungsgesellschaften" className={controlLook} {...control} />
      )}
    </FormField>
  ),
}
