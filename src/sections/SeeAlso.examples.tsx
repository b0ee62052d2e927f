import { SeeAlso } from './SeeAlso.tsx'

const portal = { title: 'Portal', text: 'Files, approvals, invoices and messages, client by client', href: '#portal' }
const tinta = { title: 'Tinta', text: 'A work and money toolbox for the self-employed', href: '#tinta' }
const long = 'Rechtsschutzversicherungsgesellschaften'

export const examples = {
  one: <SeeAlso links={[portal]} />,
  three: <SeeAlso links={[portal, tinta, { ...portal, href: '#third' }]} />,
  'five, and long words': (
    <SeeAlso links={[portal, tinta, ...['#3', '#4', '#5'].map((href) => ({ title: long, text: long, href }))]} />
  ),
}
