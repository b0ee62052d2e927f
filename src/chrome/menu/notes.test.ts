import { expect, test } from 'vitest'
import { notesOf } from './notes.ts'

const plain = { lines: [], choosing: [], offices: [] }
const second = '.menu>ul>:nth-child(2) .menu-panel'

test('each note says where it belongs; what holds others comes before them', () => {
  const offices = [{ city: 'Oslo', phone: '+47 1', href: '/contact#oslo' }]
  const notes = notesOf([
    { items: [plain] },
    {
      items: [
        plain,
        { lines: ['', 'A line'], sentence: 'A family.', choosing: [{ title: 'If', text: 'Then.' }], offices },
      ],
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
    [links, 'ol', ''],
    [`${links}>ol`, 'li', ''],
    [`${links}>ol>:nth-child(1)`, 'a', 'Oslo', '/contact#oslo'],
    [`${links}>ol>:nth-child(1)>a`, 'small', '+47 1'],
    [second, 'div', ''],
    [`${second}>div`, 'p', 'News'],
    [`${second}>div>p`, 'small', 'Today'],
    [`${second}>div`, 'a', 'Newest', '/new'],
  ])
})
