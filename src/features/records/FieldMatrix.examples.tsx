import { FieldMatrix } from './FieldMatrix.tsx'
import { sampleLabels, sampleTools } from './sample-record.ts'

const finding = { title: 'One column is full', text: 'All of them say where things come from.' }
const tinta = { name: 'Tinta', href: '#tinta', summary: 'A toolbox for the self-employed' }

export const examples = {
  'two tools and a product': (
    <FieldMatrix tools={sampleTools} others={[tinta]} labels={sampleLabels} finding={finding} />
  ),
  one: <FieldMatrix tools={sampleTools.slice(0, 1)} others={[]} labels={sampleLabels} finding={finding} />,
}
