import { FactList } from './FactList.tsx'

const facts = ['Edge', 'Horizon', 'Caller', 'Returns', 'Span', 'Signed by'].map((label, i) => ({
  label,
  value: i % 2 ? 'Three to five years' : 'Close reading and a longer wait',
}))
const row = (count: number) => <FactList facts={facts.slice(0, count)} className="facts" />

export const examples = {
  'in lines': <FactList facts={facts} className="ruled-facts" />,
  'two in a row': row(2),
  'three in a row': row(3),
  'four in a row': row(4),
  'five in a row': row(5),
  six: row(6),
}
