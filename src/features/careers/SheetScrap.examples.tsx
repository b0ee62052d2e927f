import { SheetScrap } from './SheetScrap.tsx'

const long = 'Rechtsschutzversicherungsgesellschaften'

export const examples = {
  text: (
    <SheetScrap
      title="A drawing of a frame, corrected"
      drawn="text"
      row={{ label: 'Spine', struck: 'Of pine', cells: ['Of bamboo'], note: 'It bends first.' }}
    />
  ),
  table: (
    <SheetScrap
      title="Two counts of one shelf"
      drawn="table"
      columns={['By hand', 'In the book']}
      row={{ label: 'Reels', cells: ['Nine', 'Ten'], note: 'Somebody is flying.' }}
    />
  ),
  marks: (
    <SheetScrap
      title="Who came"
      drawn="marks"
      columns={['Monday', 'Tuesday', 'Friday']}
      row={{ label: 'Member A', cells: ['came', 'missed', 'came'], note: 'Had a cold.' }}
    />
  ),
  code: <SheetScrap title="A knot, in review" drawn="code" row={{ label: long, struck: long, cells: ['loop()'] }} />,
}
