import { FactList } from './FactList.tsx'

const facts = [
  { label: 'Edge', value: 'Close reading and a longer wait' },
  { label: 'Horizon', value: 'Three to five years' },
]

export const examples = {
  'in lines': <FactList facts={facts} className="ruled-facts" />,
}
