import { RoleSheet } from './RoleSheet.tsx'

const others = { who: 'A licensed broker', text: 'Takes the order, sells the shares and settles the trade.' }
const us = 'We read each award agreement for vesting dates and transfer limits.'
const text = 'What happens in this step, in a sentence or two.'

export const examples = {
  'both, one or the other': (
    <div className="wrap">
      <RoleSheet
        us="Quintara"
        steps={[
          { title: 'We act', text, us },
          { title: 'Both act', text, us, others },
          { title: 'Others act', text, others },
        ]}
      />
    </div>
  ),
  'two steps': (
    <div className="wrap">
      <RoleSheet
        us="Quintara"
        steps={[
          { title: 'We act', text, us },
          { title: 'Others act', text, others },
        ]}
      />
    </div>
  ),
  'six steps': (
    <div className="wrap">
      <RoleSheet
        us="Quintara"
        steps={['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((title) => ({ title, text, us, others }))}
      />
    </div>
  ),
}
