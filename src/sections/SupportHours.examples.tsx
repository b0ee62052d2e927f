import { SupportHours } from './SupportHours.tsx'

export const examples = {
  usual: (
    <SupportHours
      heading="Support Hours"
      text="Monday - Friday, 9:00 AM - 6:00 PM local time"
      urgent="For urgent matters outside those hours, write by e-mail:"
      email="support@example.com"
    />
  ),
  'long words': (
    <SupportHours
      heading="Support Hours"
      text="Rechtsschutzversicherungsgesellschaften answer on Monday"
      urgent="For urgent matters outside those hours, write by e-mail:"
      email="rechtsschutzversicherungsgesellschaften@example.com"
    />
  ),
}
