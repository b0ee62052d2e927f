import { Related } from './Related.tsx'

const portal = { title: 'Portal', text: 'Files, approvals, invoices and messages, client by client', href: '#portal' }
const tinta = { title: 'Tinta', text: 'A work and money toolbox for the self-employed', href: '#tinta' }

export const examples = {
  two: <Related heading="See also" pages={[portal, tinta]} />,
  one: <Related heading="See also" pages={[portal]} />,
  'long words': (
    <Related
      heading="Rechtsschutzversicherungsgesellschaften"
      pages={[{ ...portal, title: 'Rechtsschutzversicherungsgesellschaften' }, tinta]}
    />
  ),
}
