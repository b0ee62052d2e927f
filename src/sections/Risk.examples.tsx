import { Risk } from './Risk.tsx'

export const examples = {
  short: <Risk text="You may get back less than you put in." />,
  long: (
    <Risk text="Land can lose value, a tenant can default and a bad season can wipe out crop share. Units may take months to sell, and sometimes only at a discount." />
  ),
  'with the notice': (
    <Risk
      text="You may get back less than you put in."
      notice="Not an offer. A licensed firm, named in your contract, does what calls for a license."
    />
  ),
}
