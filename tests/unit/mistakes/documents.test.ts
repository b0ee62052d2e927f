import { globSync, readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { drop, type Mistake, replace } from './edits.ts'
import { expectTold } from './expect-told.ts'
import { inspect, sweep } from './inspect.ts'

afterAll(sweep)

/** Mistakes in documents and in what their families draw of their members, made in the fixture. */

const root = 'tests/fixture'
const fixture = Object.fromEntries(
  globSync(`${root}/content/**/*.*`).map((file) => [file.slice(root.length + 1), readFileSync(file, 'utf8')]),
)

const sheet = 'content/pages/workshop/sheets/ladders.md'
const rope = 'content/pages/workshop/sheets/ropes.md'
const change = 'Change the value.'

// biome-ignore format: a mistake a line reads as a table
const documents: Mistake[] = [
  ['leaves out its parts', sheet, replace(/ {2}contents:\n(?: {4}.*\n)+/, ''), 'figure.contents: is missing.', 'Add it; it is a list.'],
  ['leaves it with one part', rope, replace(/ {4}- title: Table of knots\n(?: {6}.*\n)+ {4}- title: Verdict\n(?: {6}.*\n)+/, ''), 'figure.contents: has 1 entry, at least 2.', 'Add 1 more entry.'],
  ['writes more parts than the sheet can hold', sheet, replace(/ {4}- title: Matrix\n(?: {6}.*\n)+/, (part) => part + part.replace('Matrix', 'Another')), 'figure.contents: has 7 entries, at most 6.', 'Remove 1 entry.'],
  ['invents a form of an excerpt', sheet, replace('draws: form', 'draws: cube'), 'figure.contents[1].excerpt.draws: is "cube", which is not known.', 'Use one of: table, form, lines, text, cards, curves.'],
  ['leaves out the excerpt', rope, replace(/ {6}excerpt:\n {8}draws: text\n {8}text: .*\n/, ''), 'figure.contents[2].excerpt: is missing.', 'Add it; it is a group of fields.'],
  ['leaves out a cell of an excerpt', rope, replace('"[x] Sound", ', ''), 'figure.contents[0].excerpt.rows[0]: must have 3 cells, one for each column, and has 2.', change],
  ['writes more rows than an excerpt shows', rope, replace(/ {10}- \[Will last.*\n/, (row) => row.repeat(5)), 'figure.contents[0].excerpt.rows: has 6 entries, at most 5.', 'Remove 1 entry.'],
  ['writes five columns', sheet, replace('Rungs]', 'Rungs, Wood]'), 'figure.contents[0].excerpt.columns: has 5 entries, at most 4.', 'Remove 1 entry.'],
  ['fills four cards', sheet, replace('{title: Wall again, lines: [It leans]}', '{title: Wall again, lines: [It leans, It creaks]}\n          - {title: Sea, lines: [It swims]}'), 'figure.contents[3].excerpt.cards[2].lines: has 2 entries, and among 4 cards at most 1.', 'Remove lines, or keep 3 cards at most.'],
  ['leaves a mark open', rope, replace('==until the next storm==', '==until the next storm'), 'figure.contents[2].excerpt.text: is "The rope stays ~~for good~~ ==until the next storm, and the…", and must close each mark that it opens: ~~struck out~~ or ==circled==.', change],
  ['draws a bar past its end', rope, replace('7/10', '12/10'), 'figure.contents[0].excerpt.rows[1][1]: is "12/10 Seven summers", and must have a bar that grows, up to ten, such as 3/10 or 2-6/10.', change],
  ['draws a bar and says nothing', rope, replace('7/10 Seven summers', '7/10'), 'figure.contents[0].excerpt.rows[1][1]: is "7/10", and must say in words what its bar shows, such as "3/10 Two days".', change],
  ['draws a curve above the top', sheet, replace(/(heights:\s+\[0, 4,) 9/, '$1 11'), 'figure.contents[2].excerpt.curves[0].heights[2]: is 11, at most 10.', 'Write a smaller number.'],
  ['finds something in a part that is not there', rope, replace('finding: 3', 'finding: 4'), 'figure.finding: is 4, and there are 3 parts.', 'Write the number of a part.'],
  ['gives two parts one name', sheet, replace('- title: Matrix', '- title: Grades'), 'figure.contents[5].title: is "Grades", which stands above already.', 'Give each part a name of its own.'],
  ['gives a part a name of 60 letters', sheet, replace('- title: Matrix', '- title: A matrix of all who may climb a ladder while the fair is on'), 'figure.contents[1].title: has 59 characters, at most 40.', 'Shorten it.'],
  ['asks nothing with a part', sheet, replace('Who may climb the ladders?', 'Who may climb the ladders'), 'figure.contents[1].answers: is "Who may climb the ladders", and must end with a question mark.', change],
  ['invents a hand', sheet, replace('hand: both', 'hand: them'), 'figure.contents[1].hand: is "them", which is not known.', 'Use one of: us, you, both.'],
  ['does not say what a client asks', rope, drop('inFamily'), 'inFamily.question: is missing, and content/pages/workshop/sheets/index.md shows it.', 'Write what a client asks who needs it.'],
  ['draws nothing below a family of documents', rope, drop('figure'), 'figure: draws no document, and content/pages/workshop/sheets/index.md shows who writes it.', 'Draw a document.'],
]

const soundings = 'content/pages/workshop/soundings/index.md'
const tides = 'content/pages/workshop/soundings/tides.md'

// biome-ignore format: a mistake a line reads as a table
const rows: Mistake[] = [
  ['leaves out the row of a member', tides, drop('inFamily'), `inFamily.marks: is missing, and ${soundings} has a row for every member.`, 'Add it: cells and words.'],
  ['leaves out a word of it', tides, replace(/ {6}- Last word of the tides\n/, ''), 'inFamily.marks.words: has 5 entries, and the figure has 6 columns.', 'Write one for each: Who asks, Who pays, Who holds the jar, Who finds, Who tells, Who may read.'],
  ['says more than a cell can hold', tides, replace('Last word of the tides', 'Last word of the tides and of the moon'), 'inFamily.marks.words[3]: has 38 characters, at most 28.', 'Shorten it.'],
  ['says what no figure draws', tides, replace('inFamily:\n', 'inFamily:\n  question: When do the tides turn?\n'), 'inFamily.question: is drawn nowhere: the page above has no figure that draws "hands".', 'Remove it.'],
]

test('a menu that cannot be read is told alone', async () => {
  const found = await inspect({ ...fixture, 'content/menu.yaml': '- 7' })
  expect(found.map(({ file }) => file)).toEqual(['content/menu.yaml'])
})

test('a table of one row is refused', async () => {
  const gulls = 'content/pages/workshop/soundings/gulls.md'
  const { [gulls]: _, ...others } = fixture
  const told = await inspect(others)
  expect(told.filter(({ file }) => file === soundings)).toMatchObject([
    {
      field: 'figure.draws',
      what: 'is "marks", with a row for each of 1 members; it can show 2 to 12.',
      cure: 'Remove the figure, or move pages here or away.',
    },
  ])
})

describe('in documents, an editor', () => {
  test.each(documents)('%s (%s)', (...mistake) => expectTold(fixture, mistake))
})

describe('in the rows of members, an editor', () => {
  test.each(rows)('%s (%s)', (...mistake) => expectTold(fixture, mistake))
})
