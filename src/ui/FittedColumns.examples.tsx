import { FittedColumns } from './FittedColumns.tsx'

const long = 'Rechtsschutzversicherungsgesellschaften'
const point = (title: string, times: number) => ({ title, text: 'One sentence that says what it is. '.repeat(times) })

export const examples = {
  'three of uneven length': (
    <FittedColumns points={[point('Versions', 4), point('Messages', 6), point('Invoices', 1)]} />
  ),
  'seven, and long words': (
    <FittedColumns points={[1, 2, 3, 4, 5, 6, 7].map((times) => point(`${long} ${times}`, times))} />
  ),
}
