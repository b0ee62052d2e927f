import { AddressList } from './AddressList.tsx'

export const examples = {
  usual: (
    <AddressList
      heading="Which address for what"
      html=""
      readers={[
        { subject: 'Press', email: 'press@example.com', anchor: 'press', html: '<p>Say when your copy closes.</p>' },
        { subject: 'Legal', email: 'legal@example.com' },
        { subject: 'Parcels', anchor: 'parcels', html: '<p>Ring twice.</p>' },
      ]}
    />
  ),
  'with an opening, and long words': (
    <AddressList
      heading="Rechtsschutzversicherungsgesellschaften"
      html="<p>Letters are read in the order in which they come.</p>"
      readers={[{ subject: 'Press', email: 'rechtsschutzversicherungsgesellschaften@example.com' }]}
    />
  ),
}
