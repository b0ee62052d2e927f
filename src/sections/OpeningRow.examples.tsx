import { OpeningRow } from './OpeningRow.tsx'

const first = 'These systems share one rule: a figure is kept with the place it came from.'
const rest = 'An auditor, a client or a new colleague can open a number and read the file behind it.'

export const examples = {
  'one sentence': <OpeningRow first={first} rest="" last="" />,
  'with what follows': (
    <OpeningRow first={first} rest={rest} last="Each can start with one team and one set of files." />
  ),
}
