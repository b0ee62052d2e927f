import { Split } from './Split.tsx'

export const examples = {
  one: (
    <Split heading="Who it is for" id="audience">
      <p>Holders who want land as land, and no need to run a farm.</p>
    </Split>
  ),
  'two, with the line between them': (
    <>
      <Split heading="What it does" id="what">
        <p>Rent schedules and arrears are kept in one ledger.</p>
      </Split>
      <Split heading="How it works" id="how">
        <p>Tenants report each season.</p>
      </Split>
    </>
  ),
  'long words': (
    <Split heading="Rechtsschutzversicherungsgesellschaften" id="long">
      <p>A heading that is one long word, beside a line of text that is long enough to show where the two meet.</p>
    </Split>
  ),
}
