import { SideFacts } from './SideFacts.tsx'

const many = ['For', 'Where', 'Starts', 'Ends', 'Costs', 'Gives'].map((label) => ({
  label,
  value: 'Whoever folds kites',
}))

export const examples = {
  'six facts': (
    <SideFacts facts={many}>
      <p className="pt-11">You fold what others fly.</p>
    </SideFacts>
  ),
  usual: (
    <SideFacts
      facts={[
        { label: 'Department', value: 'Kites' },
        { label: 'Closes', value: 'When the right person is found' },
      ]}
    >
      <p className="pt-11">You fold what others fly.</p>
    </SideFacts>
  ),
}
