import { SideFacts } from './SideFacts.tsx'

export const examples = {
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
