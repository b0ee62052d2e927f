import { LinkedRows } from './LinkedRows.tsx'

const long = 'Rechtsschutzversicherungsgesellschaften'
const row = (title: string, text: string) => ({ title, href: `/${title}`, text })

export const examples = {
  three: (
    <LinkedRows
      heading="Who does what"
      id="who"
      rows={[
        row('Kites', 'Folds what others fly, and mends it on calm days.'),
        row('Boats', 'Floats.'),
        row(long, `${long}, of which there are several, and each has a line that runs on into a second one.`),
      ]}
    />
  ),
}
