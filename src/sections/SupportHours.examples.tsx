import { SupportHours } from './SupportHours.tsx'

export const examples = {
  usual: (
    <SupportHours
      heading="Support Hours"
      text="Monday - Friday, 9:00 AM - 6:00 PM local time"
      readers={[
        { subject: 'Press', email: 'press@example.com' },
        { subject: 'Legal', email: 'legal@example.com' },
      ]}
    />
  ),
  'long words': (
    <SupportHours
      heading="Support Hours"
      text="Rechtsschutzversicherungsgesellschaften answer on Monday"
      readers={[{ subject: 'Press', email: 'rechtsschutzversicherungsgesellschaften@example.com' }]}
    />
  ),
}
