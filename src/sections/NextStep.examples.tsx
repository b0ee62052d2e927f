import { NextStep } from './NextStep.tsx'

export const examples = {
  short: <NextStep heading="Ask for a second look before you sign" label="Get in Touch" href="/contact" />,
  'long lines': (
    <NextStep
      heading="Tell us which of the six strategies you have read about, and which of them you would like to compare with a specialist"
      label="Apply for Research Associate in London"
      href="/contact"
    />
  ),
  'long words': (
    <NextStep
      heading="Rechtsschutzversicherungsgesellschaften"
      label="Rechtsschutzversicherungsgesellschaften"
      href="/contact"
    />
  ),
}
