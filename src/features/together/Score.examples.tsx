import { Score } from './Score.tsx'
import { Together } from './Together.tsx'

const divisions = ['Investment', 'Software', 'Services', 'Insights', 'Community'].map((name) => ({
  name,
  page: `#${name.toLowerCase()}`,
  does: `does what ${name.toLowerCase()} does`,
}))
const [one, two, three, four, five] = divisions.map(({ page }) => page) as [string, string, string, string, string]
const passes = [
  { what: 'Common problems, with no client named', from: [three], to: [one, two] },
  { what: 'Ledgers and reports', from: [two], to: [one] },
  { what: 'What was learned, with its sources', from: [one, two, three], to: [four] },
  { what: 'Plain feedback', from: [five], to: [one, two, three, four] },
]

export const examples = {
  five: (
    <Together
      heading="How it fits together"
      html="<p>Each division does one kind of work.</p><p>What passes between them is drawn below.</p>"
      divisions={divisions}
      passes={passes}
    />
  ),
  'two, with long words': (
    <div className="wrap">
      <Score
        divisions={divisions
          .slice(0, 2)
          .map((division) => ({ ...division, does: 'Rechtsschutzversicherungsgesellschaften' }))}
        passes={[
          { what: 'Rechtsschutzversicherungsgesellschaften', from: [one], to: [two] },
          { what: 'Letters', from: [two], to: [one] },
        ]}
      />
    </div>
  ),
}
