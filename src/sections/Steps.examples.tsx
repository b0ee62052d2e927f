import { Steps } from './Steps.tsx'

const step = (title: string, text: string) => ({ title, text })

export const examples = {
  three: (
    <Steps
      heading="How it works"
      steps={[
        step('Select', 'We agree region, crop and water limits before anything is shown.'),
        step('Structure', 'The parcel is placed in its vehicle, and units are issued against it.'),
        step('Operate', 'Tenants report each season.'),
      ]}
    />
  ),
  'long words': (
    <Steps
      heading="Wie es funktioniert"
      steps={[
        step('Rechtsschutzversicherungsgesellschaften', 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen.'),
        step('Two', 'A second step, so that there is a line between them.'),
        step('Three', 'And a third.'),
      ]}
    />
  ),
}
