import { Worksheet } from './Worksheet.tsx'

const long = 'Rechtsschutzversicherungsgesellschaften'
const evenings = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun', 'Moon']

export const examples = {
  text: (
    <Worksheet
      title="A drawing of a frame, corrected"
      drawn="text"
      rows={[
        { label: 'Spine', struck: 'Of pine', cells: ['Of bamboo'], note: 'It bends first.' },
        { label: 'Cross', cells: ['A third of the way down'] },
        { label: long.slice(0, 32), struck: `${long} of lead`, cells: [], note: `${long} fly without one.` },
      ]}
    />
  ),
  table: (
    <Worksheet
      title="Two lists of kites"
      drawn="table"
      columns={['What was said', 'What was found']}
      rows={[
        { label: 'Red', cells: ['Two', 'Two'] },
        { label: 'Blue', cells: ['Three', 'Two, and a tail'], note: 'Ask who flew it last.' },
        { label: 'White', cells: ['One', 'One'] },
      ]}
    />
  ),
  marks: (
    <Worksheet
      title="The list of who came"
      drawn="marks"
      columns={evenings}
      rows={['A', 'B', 'C'].map((label, i) => ({
        label,
        cells: evenings.map((_, at) => (at === i ? 'missed' : 'came')),
        note: 'Had a cold.',
      }))}
    />
  ),
  code: (
    <Worksheet
      title="A change in review"
      drawn="code"
      rows={[
        { label: 'Wind', struck: 'wind = fresh', cells: ['wind = fair'], note: 'Said who?' },
        { label: 'Tail', cells: [`tail.fold(${long}, ${long})`] },
        { label: 'Old', struck: 'fold.twice()', cells: [], note: 'Gone at last.' },
      ]}
    />
  ),
}
