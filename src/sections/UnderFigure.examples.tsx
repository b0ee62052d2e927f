import { UnderFigure } from './UnderFigure.tsx'

export const examples = {
  'two points': (
    <UnderFigure
      heading="Inside Portal"
      points={[
        { title: 'Versions', text: 'Ask for a yes on the third draft, and the yes belongs to the third draft.' },
        { title: 'Invoices', text: 'Clients look them up by themselves.' },
      ]}
    />
  ),
}
