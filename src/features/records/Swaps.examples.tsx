import { replacedThings } from '../../model/replaced-things.ts'
import { Swaps } from './Swaps.tsx'

const long = 'Rechtsschutzversicherungsgesellschaften'
const swap = (draws: (typeof replacedThings)[number], name: string) => ({
  name,
  href: `#${draws}`,
  whom: 'Adjusters, brokers and property owners',
  replaced: 'Depreciation tables and homemade worksheets',
  draws,
  record: 'One line of a valuation',
  fields: [
    { label: 'Item', example: 'Kitchen cabinets', holds: 'what' as const },
    { label: 'Mark', example: 'No receipt, so an estimate', holds: 'decision' as const },
    { label: 'Proof', example: 'Photo and purchase date', holds: 'source' as const },
  ],
  does: [],
})
const shared = {
  heading: 'What each one takes the place of',
  text: 'A spreadsheet, mostly, or an inbox, or a drawer.',
  finding: { title: 'One line is on every card', text: 'It says where things come from.' },
}

export const examples = {
  'every drawing': <Swaps {...shared} swaps={replacedThings.map((thing) => swap(thing, `In place of a ${thing}`))} />,
  'without a record, and long words': (
    <Swaps
      {...shared}
      swaps={[{ ...swap('shoebox', long), replaced: long, record: long, fields: [], does: ['Time log', long] }]}
    />
  ),
}
