import { expect, test } from 'vitest'
import { notesOf } from './notes.ts'

const plain = { lines: [], choosing: [] }
const second = '.menu>ul>:nth-child(2) .menu-panel'

test('each note says where it belongs; what holds others comes before them', () => {
  const notes = notesOf([
    { items: [plain] },
    {
      items: [plain, { lines: ['', 'A line'], sentence: 'A family.', choosing: [{ title: 'If', text: 'Then.' }] }],
      newest: { title: 'Newest', href: '/new', category: 'News', date: 'Today' },
    },
  ])
  const links = `${second}>ul>:nth-child(2) .menu-links`
  expect(notes).toEqual([
    [`${links}>ul>:nth-child(2)>a`, 'small', 'A line'],
    [links, 'p', 'A family.'],
    [links, 'dl', ''],
    [`${links}>dl`, 'dt', 'If'],
    [`${links}>dl`, 'dd', 'Then.'],
    [second, 'div', ''],
    [`${second}>div`, 'p', 'News'],
    [`${second}>div>p`, 'small', 'Today'],
    [`${second}>div`, 'a', 'Newest', '/new'],
  ])
})
