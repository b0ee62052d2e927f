import { Inclusions } from './Inclusions.tsx'

export const examples = {
  three: (
    <Inclusions items={['Register of unit holders', "Units tied to the custodian's record", 'Reports in one format']} />
  ),
  one: <Inclusions items={['Trial runs before you go live']} />,
  'long words': (
    <Inclusions
      items={[
        'Rechtsschutzversicherungsgesellschaften',
        'Bank and wallet entries are matched to the ledger, and every difference is explained to the person who has to sign for it',
      ]}
    />
  ),
}
