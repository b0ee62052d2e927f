import { Diagram } from './Diagram.tsx'
import { settlement } from './sample-story.ts'

const parcel = { title: 'Parcel', text: 'A tenant farms the field and pays rent or a share of the crop.' }
const operator = { title: 'Operator', text: 'A local manager collects the rent.' }
const vehicle = { title: 'Vehicle', text: 'A company or trust holds title and pays the bills.' }
const register = { title: 'Register', text: 'The list of owners of the vehicle.' }
const holder = { title: 'Holder', text: 'The trustee or family office.' }

export const examples = {
  'a chain of five': (
    <div className="wrap">
      <Diagram
        figure={{
          shape: 'chain',
          caption: 'The holder depends on every link before it.',
          marks: [parcel, operator, vehicle, register, holder],
        }}
      />
    </div>
  ),
  'a chain of two': (
    <div className="wrap">
      <Diagram figure={{ shape: 'chain', caption: 'From the field to its owner.', marks: [parcel, holder] }} />
    </div>
  ),
  'a spectrum': (
    <div className="wrap">
      <Diagram
        figure={{
          shape: 'spectrum',
          ends: ['Easy to leave', 'Hard to leave'],
          caption: 'How long a sale can take.',
          marks: [
            { title: 'Listed units', text: 'Sold on any trading day, at the price of that day.' },
            { title: 'Matched sales', text: 'Sold when a buyer appears.' },
            { title: 'The field itself', text: 'Sold like any other land.' },
          ],
        }}
      />
    </div>
  ),
  'long words': (
    <div className="wrap">
      <Diagram
        figure={{
          shape: 'spectrum',
          ends: ['Rechtsschutzversicherungsgesellschaften', 'Everyone who is not insured at all'],
          caption: 'Who pays for a lost case.',
          marks: [
            { title: 'Rechtsschutzversicherungsgesellschaften', text: 'The insurer pays.' },
            { title: 'Lenders', text: 'The lender pays first.' },
            { title: 'Litigants', text: 'Rechtsschutzversicherungsgesellschaften do not pay.' },
            { title: 'The state', text: 'Where there is aid.' },
          ],
        }}
      />
    </div>
  ),
  'a chain that is cut, upright': (
    <div className="wrap">
      <Diagram figure={settlement.figure} upright />
    </div>
  ),
  'a chain that is cut': (
    <div className="wrap">
      <Diagram figure={settlement.figure} />
    </div>
  ),
}
