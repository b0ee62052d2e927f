import { Unbroken } from './Unbroken.tsx'

const headline = (text: string) => (
  <p className="wrap display text-h1">
    <Unbroken text={text} />
  </p>
)

export const examples = {
  'with a compound': headline('What tokenized farmland changes for a long-horizon portfolio'),
  'one too long to keep whole': headline('Mutual equity-compensation-insurance'),
  none: headline('A plain headline'),
}
