import { TextAndTable } from './TextAndTable.tsx'

const rows = ['Flota', 'Cleo', 'Lectu', 'Ovelto', 'Sentium', 'CheckACV'].map((name) => ({
  name,
  href: `#${name}`,
  values: ['Operators of vans and trucks', 'Whiteboards and fuel slips'],
}))
const points = ['You read for a living', 'You run a business', 'You look after cover', 'You build tools'].map(
  (title) => ({
    title,
    text: 'Which to take then, in a sentence that names it.',
  }),
)
const text = { heading: 'In common', html: '<p>Each takes on a task that people do in spreadsheets.</p>' }
const table = {
  heading: 'What each replaces',
  text: 'What is there before.',
  corner: 'Tool',
  columns: ['For', 'Replaces'],
}

export const examples = {
  'six tools': <TextAndTable text={text} choosing={{ heading: 'Yours', points }} table={{ ...table, rows }} />,
  'one tool, two ways to choose': (
    <TextAndTable
      text={text}
      choosing={{ heading: 'Yours', points: points.slice(2) }}
      table={{ ...table, rows: rows.slice(1, 2) }}
    />
  ),
}
