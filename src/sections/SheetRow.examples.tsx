import { SheetRow } from './SheetRow.tsx'

const facts = [
  { label: 'Edge', value: 'Close reading and a longer wait' },
  { label: 'Horizon', value: 'Three to five years' },
]
const risk = { heading: 'How it fails', text: 'An analyst can misread a business.', notFor: 'A short list can trail.' }

export const examples = {
  whole: (
    <SheetRow
      facts={facts}
      lead={{ first: 'Choose it to know what you own.', rest: 'It suits foundations.' }}
      risk={risk}
    />
  ),
  'six facts': (
    <SheetRow
      facts={['Edge', 'Horizon', 'Data', 'Influence', 'Size', 'Exit'].map((label) => ({ label, value: 'As agreed' }))}
      lead={{ first: 'Choose it to know what you own.', rest: 'It suits foundations.' }}
      risk={risk}
    />
  ),
  'one sentence': <SheetRow facts={facts} lead={{ first: 'Choose it.', rest: '' }} risk={{ ...risk, notFor: '' }} />,
}
