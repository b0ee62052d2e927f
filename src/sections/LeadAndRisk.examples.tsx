import { LeadAndRisk } from './LeadAndRisk.tsx'

const risk = 'A confirmed payment cannot be called back, and coins sent to a wrong address are usually lost.'
const long = 'Rechtsschutzversicherungsgesellschaften'

export const examples = {
  usual: (
    <LeadAndRisk
      first="Trato is for people who already invoice in stablecoins."
      rest="Whoever is paid by card has <em>little</em> reason to switch."
      risk={risk}
    />
  ),
  'one sentence': <LeadAndRisk first="Trato is for people who already invoice in stablecoins." rest="" risk={risk} />,
  'long words': <LeadAndRisk first={long} rest={long} risk={long} />,
}
