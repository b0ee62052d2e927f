import { SupportHours } from './SupportHours.tsx'

export const examples = {
  usual: (
    <SupportHours
      heading="Hours"
      text="Monday to Friday, 9:00 AM - 6:00 PM"
      urgent="The tide does not wait? Write to pier@example.com."
    />
  ),
  'long words': (
    <SupportHours
      heading="Rechtsschutzversicherungsgesellschaften"
      text="Rechtsschutzversicherungsgesellschaften"
      urgent="Write to rechtsschutzversicherungsgesellschaften@example.com, or wait."
    />
  ),
}
