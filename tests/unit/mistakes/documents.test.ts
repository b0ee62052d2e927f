import { globSync, readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { add, drop, type Mistake, replace, set } from './edits.ts'
import { expectTold } from './expect-told.ts'
import { inspect, sweep } from './inspect.ts'

afterAll(sweep)

/** Mistakes in documents and what their families draw of them, made in the fixture. */

const root = 'tests/fixture'
const fixture = Object.fromEntries(
  globSync(`${root}/content/**/*.*`).map((file) => [file.slice(root.length + 1), readFileSync(file, 'utf8')]),
)

const shelf = 'content/pages/workshop/sheets/index.md'
const sheet = 'content/pages/workshop/sheets/ladders.md'
const rope = 'content/pages/workshop/sheets/ropes.md'
const stair = 'content/pages/workshop/sheets/stairs.md'
const change = 'Change the value.'

/** So many stages that there is no room for the documents. */
const stages = ['Once', 'Twice', 'Thrice', 'Seldom', 'Often', 'Always'].map((label) => `    - ${label}\n`)

// biome-ignore format: a mistake a line reads as a table
const engagements: Mistake[] = [
  ['leaves out the document', sheet, drop('document'), 'document: is missing.', 'Add it; it is a group of fields.'],
  ['leaves out its parts', sheet, replace(/ {2}contents:\n(?: {4}.*\n)+/, ''), 'document.contents: is missing.', 'Add it; it is a list.'],
  ['leaves it with two parts', rope, replace(/ {4}- title: Verdict\n(?: {6}.*\n)+/, ''), 'document.contents: has 2 entries, at least 3.', 'Add 1 more entry.'],
  ['writes more parts than the sheet can hold', sheet, replace(/ {4}- title: Matrix\n(?: {6}.*\n)+/, (part) => part + part.replace('Matrix', 'Another')), 'document.contents: has 7 entries, at most 6.', 'Remove 1 entry.'],
  ['invents a form of an excerpt', sheet, replace('draws: form', 'draws: cube'), 'document.contents[1].excerpt.draws: is "cube", which is not known.', 'Use one of: table, lines, script, text, cards, form, flow, curves.'],
  ['leaves out a cell of an excerpt', rope, replace('"[x] Sound", ', ''), 'document.contents[0].excerpt.rows[0]: must have 3 cells, one for each column, and has 2.', change],
  ['writes more rows than an excerpt shows', rope, replace(/ {10}- \[Will last.*\n/, (row) => row.repeat(5)), 'document.contents[0].excerpt.rows: has 6 entries, at most 5.', 'Remove 1 entry.'],
  ['writes five columns', sheet, replace('Rungs]', 'Rungs, Wood]'), 'document.contents[0].excerpt.columns: has 5 entries, at most 4.', 'Remove 1 entry.'],
  ['leaves a mark open', rope, replace('==until the next storm==', '==until the next storm'), 'document.contents[2].excerpt.text: is "The rope stays ~~for good~~ ==until the next storm, and the…", and must close each mark that it opens: ~~struck out~~ or ==circled==.', change],
  ['draws a bar past its end', rope, replace('7/10', '12/10'), 'document.contents[0].excerpt.rows[1][1]: is "12/10 Seven summers", and must have a bar that grows, up to ten, such as 3/10 or 2-6/10.', change],
  ['draws a bar and says nothing', rope, replace('7/10 Seven summers', '7/10'), 'document.contents[0].excerpt.rows[1][1]: is "7/10", and must say in words what its bar shows, such as "3/10 Two days".', change],
  ['draws a curve above the top', sheet, replace('[0, 4, 9, 3]', '[0, 4, 11, 3]'), 'document.contents[2].excerpt.curves[0].heights[2]: is 11, at most 10.', 'Write a smaller number.'],
  ['does not tell the case of the excerpts', rope, replace(/ {2}case: .*\n/, ''), 'document.case: is missing, and 3 parts have excerpts about it.', change],
  ['tells a case and shows nothing of it', stair, replace('  contents:\n', '  case: Filled in for the stairs of the lighthouse.\n  contents:\n'), 'document.case: is told, and no part has an excerpt about it.', change],
  ['names a step that is not there', sheet, replace('step: 2', 'step: 4'), 'document.contents[3].step: is 4, and the page has 3 steps.', 'Write a number from 1 to 3, or add the step.'],
  ['writes the step in words', sheet, replace('step: 2', 'step: Measure'), 'document.contents[3].step: must be a number, and is the text "Measure".', 'Write a number such as 3, without quotes.'],
  ['gives a part a name of 60 letters', sheet, replace('- title: Matrix', '- title: A matrix of all who may climb a ladder while the fair is on'), 'document.contents[1].title: has 59 characters, at most 40.', 'Shorten it.'],
  ['asks nothing with a part', sheet, replace('Who may climb the ladders?', 'Who may climb the ladders'), 'document.contents[1].answers: is "Who may climb the ladders", and must end with a question mark.', 'Change the value.'],
  ['invents a hand', sheet, replace('hand: both', 'hand: them'), 'document.contents[1].hand: is "them", which is not known.', 'Use one of: us, you, both.'],
  ['names a stage that is not there', sheet, set('stage', '4'), 'stage: is 4, and content/pages/workshop/sheets/index.md has 3 stages.', 'Write a number from 1 to 3, or add the stage there.'],
  ['fills the shelf beyond its end', shelf, replace('    - Long over\n', stages.join('')), 'shelf.stages: need 9 places for 3 documents; a shelf has 8.', 'Join two stages, or move a page to another family.'],
  ['names a part that is not there', rope, replace('    part: 3\nsteps', '    part: 4\nsteps'), 'capabilities[3].part: is 4, and the document has 3 parts.', 'Write a number from 1 to 3, or add the part.'],
  ['leaves out which part a question is about', rope, replace('    part: 3\n  - question: Who draws', '  - question: Who draws'), 'questions[0].part: is missing.', 'Add it; it is a number.'],
  ['names a heading that is not in the text', rope, replace('## What a rope says at night', '## What a rope says by day'), 'document.contents[2].chapter: is "What a rope says at night", which is no heading of the text.', 'Write one heading of the text, as it stands there, or leave it out.'],
  ['writes a heading that no part names', rope, replace('      chapter: What a rope says at night\n', ''), 'document.contents: have no part for the heading "What a rope says at night" of the text.', 'Write "chapter: What a rope says at night" at the part that it is about.'],
]

const lanes = 'content/pages/workshop/soundings/index.md'
const study = 'content/pages/workshop/soundings/tides.md'

// biome-ignore format: a mistake a line reads as a table
const studies: Mistake[] = [
  ['leaves out who may do what', study, drop('rights'), 'rights: is missing.', 'Add it; it is a group of fields.'],
  ['leaves out one of the six', study, replace(/ {2}finds:\n(?: {4}.*\n)+/, ''), 'rights.finds: is missing.', 'Add it; it is a group of fields.'],
  ['invents a lane', study, replace('lane: group', 'lane: gulls'), 'rights.holds.lane: is "gulls", which is not known.', 'Use one of: asker, group, signers, public.'],
  ['invents a reader', study, replace('reaches: team', 'reaches: moon'), 'document.contents[2].reaches: is "moon", which is not known.', 'Use one of: team, asker, anyone.'],
  ['names a step that is not there', study, replace('step: 3', 'step: 9'), 'document.contents[2].step: is 9, and the page has 3 steps.', 'Write a number from 1 to 3, or add the step.'],
  ['leaves out the last say', study, drop('lastSay'), 'lastSay: is missing.', 'Add it; it is a group of fields.'],
  ['gives the last say to the last step', study, replace('lastSay:\n  step: 1', 'lastSay:\n  step: 3'), 'lastSay.step: is 3, and the page has 3 steps; one has to follow.', 'Write a number from 1 to 2, or add the step.'],
  ['opens a part before it is made', study, replace('step: 2\n      reaches', 'step: 2\n      opens: 1\n      reaches'), 'document.contents[1].opens: is 1, and the part is made in step 2 of 3.', 'Write a number from 2 to 3, or leave it out.'],
  ['opens a part after the last step', study, replace('opens: 2', 'opens: 4'), 'document.contents[0].opens: is 4, and the part is made in step 1 of 3.', 'Write a number from 1 to 3, or leave it out.'],
  ['leaves out how its cover is marked', study, drop('marking'), 'marking: is missing.', 'Add it; it is a text.'],
  ['gives a method to a part that is not there', study, replace('part: 1', 'part: 4'), 'capabilities[0].part: is 4, and the document has 3 parts.', 'Write a number from 1 to 3, add the part, or leave it out.'],
  ['asks about what is not on the page', study, replace('at: Heights', 'at: Height'), 'questions[1].at: is "Height", which is no fact, step, part or heading of the page.', 'Use one of them in the same words, or leave it out. Did you mean "Heights"?'],
  ['leaves out the name of a lane', lanes, replace('  group: The society\n', ''), 'lanes.group: is missing.', 'Add it; it is a text.'],
  ['adds a note about risk', study, add('risk: Whoever leans over the rail to see the tide may lose a hat to it, and now and then a shoe.'), 'risk: is a field that nothing reads.', 'Check its spelling against docs/fields.md, or remove it.'],
]

/** A fifth study in a figure that can show four. */
const crowd = Object.fromEntries(
  ['eels', 'crabs', 'sand'].map((name, i) => [
    `content/pages/workshop/soundings/${name}.md`,
    (fixture[study] ?? '').replaceAll(/\btides?\b/gi, name).replace('order: 1', `order: ${i + 3}`),
  ]),
)

test('a fifth study is refused', async () => {
  const told = await inspect({ ...fixture, ...crowd })
  expect(told.filter(({ field }) => field === 'kind')).toMatchObject([
    {
      file: expect.stringMatching(/soundings/),
      field: 'kind',
      what: 'is study, and content/pages/workshop/soundings/index.md has 5 of them; its figure can show 4.',
      cure: 'Move it to another family.',
    },
  ])
})

test('a menu that cannot be read is told alone', async () => {
  const found = await inspect({ ...fixture, 'content/menu.yaml': '- 7' })
  expect(found.map(({ file }) => file)).toEqual(['content/menu.yaml'])
})

describe('in engagements and their shelf, an editor', () => {
  test.each(engagements)('%s (%s)', (...mistake) => expectTold(fixture, mistake))
})

describe('in studies and their lanes, an editor', () => {
  test.each(studies)('%s (%s)', (...mistake) => expectTold(fixture, mistake))
})
