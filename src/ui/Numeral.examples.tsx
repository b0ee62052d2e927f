import { Numeral } from './Numeral.tsx'

export const examples = {
  one: <Numeral n={1} />,
  'in a line': (
    <p className="flex items-center gap-2.5">
      <Numeral n={8} /> Home budget
    </p>
  ),
}
