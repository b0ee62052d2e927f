import { RiskNote } from './RiskNote.tsx'

export const examples = {
  short: <RiskNote text="You may get back less than you put in." />,
  long: (
    <RiskNote text="Land can lose value, a tenant can default and a bad season can wipe out crop share. Units may take months to sell, and sometimes only at a discount." />
  ),
  'long words': <RiskNote text="Rechtsschutzversicherungsgesellschaften can fail, too." />,
}
