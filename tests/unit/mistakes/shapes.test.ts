import { globSync, readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { icon } from '../../../src/model/schema/parts.ts'
import { add, drop, type Mistake, replace, set } from './edits.ts'
import { expectTold } from './expect-told.ts'
import { inspect, sweep } from './inspect.ts'
import { instruments } from './instruments.ts'
import { services } from './services.ts'

afterAll(sweep)

/** Mistakes in what figures are drawn from, made in the fixture: the small site of the other mistakes draws none. */

const root = 'tests/fixture'
const fixture = Object.fromEntries(
  globSync(`${root}/content/**/*.*`).map((file) => [file.slice(root.length + 1), readFileSync(file, 'utf8')]),
)

const family = 'content/pages/workshop/savings/index.md'
const fund = 'content/pages/workshop/savings/zinc.md'

// biome-ignore format: a mistake a line reads as a table
const funds: Mistake[] = [
  ['leaves out a fund’s place', fund, drop('place'), 'place: is missing.', 'Add it; it is a group of fields.'],
  ['leaves out one of its three', fund, replace('  cash: 1\n', ''), 'place.cash: is missing.', 'Add it; it is a number.'],
  ['puts a fund off the map', fund, set('horizon', '6'), 'place.horizon: is 6, at most 5.', 'Write a smaller number.'],
  ['puts a fund between two steps', fund, set('horizon', '2.5'), 'place.horizon: must be a whole number, and is 2.5.', 'Write a number such as 3, without quotes.'],
  ['invents a way to pay', fund, set('pays', 'luck'), 'place.pays: is "luck", which is not known.', 'Use one of: interest, rent, fees, irregular.'],
  ['leaves out the risk of all', family, drop('risk'), 'risk: is missing.', 'Add it; it is a text.'],
  ['leaves out the risk', fund, drop('risk'), 'risk: is missing.', 'Add it; it is a text.'],
  ['gives a fund a name of 59 letters', fund, set('name', 'A box of copper for whoever keeps coins under a floor board'), 'name: has 59 characters, at most 40.', 'Shorten it.'],
  ['puts a third fund into a cell', fund, (text) => set('horizon', '4')(set('cash', '4')(text)), 'place: is that of content/pages/workshop/savings/boat.md and content/pages/workshop/savings/moth.md as well; at most 2 funds share one.', 'Places are relative: move one of them a step in horizon or cash.'],
  ['puts an offering on the map', fund, (text) => drop('case')(drop('place')(set('kind', 'offering')(text))), 'kind: is offering, below a family of the kind "funds", whose figure could not show it.', 'Make it "kind: fund", or move it to another folder.'],
  ['makes a fund of an offering elsewhere', 'content/pages/workshop/kites/delta.md', (text) => add('place: { horizon: 1, cash: 1, pays: rent }')(set('kind', 'fund')(text)), 'kind: is fund, and the page above it, /workshop/kites, is not of the kind "funds".', 'Move it below a page of the kind "funds", or choose another kind.'],
  ['names four columns', family, replace('    - A year\n', ''), 'map.horizon: has 4 entries, exactly 5.', 'Add 1 more entry.'],
]

const ladder = 'content/pages/workshop/winds/index.md'
const strategy = 'content/pages/workshop/winds/swell.md'

// biome-ignore format: a mistake a line reads as a table
const strategies: Mistake[] = [
  ['leaves out the risk of all', ladder, drop('risk'), 'risk: is missing.', 'Add it; it is a text.'],
  ['leaves out the span', strategy, drop('span'), 'span: is missing.', 'Add it; it is a group of fields.'],
  ['writes a span in words', strategy, replace('to: 2y', 'to: centuries'), 'span.to: is "centuries", and must be a time such as 3d, 2w, 6m or 5y.', 'Change the value.'],
  ['writes a span of no time', strategy, replace('from: 1y', 'from: 0y'), 'span.from: is "0y", and must be a time such as 3d, 2w, 6m or 5y.', 'Change the value.'],
  ['writes a span beyond the ladder', strategy, replace('to: 2y', 'to: 300y'), 'span.to: is 300y, at most 100y.', 'Write a shorter time.'],
  ['writes a span backwards', strategy, replace('from: 1y', 'from: 30m'), 'span.from: is 30m, which is longer than 2y.', 'Write the shorter time first.'],
  ['guards a step that is not there', strategy, replace('    step: 1', '    step: 4'), 'capabilities[0].step: is 4, and there are 3 steps.', 'Change the value.'],
  ['guards a step before the first', strategy, replace('    step: 1', '    step: 0'), 'capabilities[0].step: is 0, at least 1.', 'Write a larger number.'],
  ['asks beside a heading that is not there', strategy, replace('chapter: What the second bell means', 'chapter: What the second bell mean'), 'questions[1].chapter: is "What the second bell mean", which is no heading of the text.', 'Write one heading of the text, as it stands there, or leave it out. Did you mean "What the second bell means"?'],
  ['asks at a heading and a step', strategy, replace('    chapter: What the second bell means', '    chapter: What the second bell means\n    step: 1'), 'questions[1].chapter: is there, and a step as well.', 'Keep one of the two.'],
  ['asks at a step that a strategy does not have', strategy, replace('    chapter: What the second bell means', '    step: 4'), 'questions[1].step: is 4, and there are 3 steps.', 'Change the value.'],
  ['leaves out the loss', strategy, drop('loss'), 'loss: is missing.', 'Add it; it is a group of fields.'],
  ['draws money that comes back from nothing', strategy, replace('[11, 9, 7, 3, 0, 0]', '[11, 9, 7, 0, 3, 0]'), 'loss.courses[0]: rises again behind a 0, and where nothing is left, nothing comes back.', 'Change the value.'],
  ['draws a loss that is shorter', strategy, replace('[13, 12, 11, 9, 4, 0]', '[13, 12, 11, 9, 4]'), 'loss.courses[1]: has 5 heights, and the first line has 6.', 'Change the value.'],
  ['draws a loss that only gains', 'content/pages/workshop/winds/stone.md', replace('[12, 12, 12, 3]', '[12, 13, 12, 14]'), 'loss.courses: must fall below 12, the money put in, since it shows a loss.', 'Change the value.'],
  ['turns a loss behind its end', 'content/pages/workshop/winds/stone.md', replace('    at: 3\n    text: The pier', '    at: 5\n    text: The pier'), 'loss.turn.at: is 5, and the first line has 4 heights.', 'Change the value.'],
  ['compares a strategy that is not there', ladder, replace('[Short wait, Middle wait]', '[Short wait, Midle wait]'), 'choosing[0].between: names "Midle wait", which is no strategy of this family.', 'Write the names of two of them. Did you mean "Middle wait"?'],
  ['compares strategies that are no neighbors', ladder, replace('[Short wait, Middle wait]', '[Short wait, Long wait]'), 'choosing[0].between: names "Short wait" and "Long wait", which are no neighbors: the ladder has Short wait, Middle wait, Long wait.', 'Name two that follow each other, or leave it out: then it stands above all of them.'],
  ['names an edge that is not compared', ladder, set('edgeFact', 'Bring'), 'edgeFact: is "Bring", which "compare" does not name.', 'Choose one of "Sign", "Time", "Look at".'],
]

const bars = 'content/pages/workshop/winds/calm.md'
const change = 'Change the value.'

// biome-ignore format: a mistake a line reads as a table
const cases: Mistake[] = [
  ['invents a shape', strategy, replace('shape: course', 'shape: spiral'), 'case.shape: is "spiral", which is not known.', 'Use one of: course, tape, bars.'],
  ['tells a case without notes', strategy, replace(/ {2}notes:\n(?: {4}.*\n)+/, '  notes: []\n'), 'case.notes: has no entries, at least 2.', 'Add 2 more entries.'],
  ['draws a height above the top', strategy, replace('[4, 5, 8, 12, 9, 6]', '[4, 5, 8, 21, 9, 6]'), 'case.lines[0].heights[3]: is 21, at most 20.', 'Write a smaller number.'],
  ['draws a second line that is shorter', strategy, replace('[6, 9, 12, 8, 6, 5]', '[6, 9, 12, 8, 6]'), 'case.lines[1].heights: must have 6 entries, one for each point of the first line, and has 5.', change],
  ['draws a range that is shorter', strategy, replace('[2, 3, 4, 5, 4, 3]', '[2, 3, 4, 5, 4]'), 'case.area.bottom: must have 6 entries, one for each point of the first line, and has 5.', change],
  ['shades time backwards', strategy, replace('        to: 4', '        to: 1'), 'case.zones.spans[0]: must run from one of 6 points to a later one, and runs from 2 to 1.', change],
  ['notes what is past the end', strategy, replace('- at: 6', '- at: 7'), 'case.notes[2].at: is 7, and there are 6 places.', change],
  ['sets two numbers on top of each other', strategy, replace('- at: 4', '- at: 3'), 'case.notes[1].at: is 3, and must be 4 at least, behind the note before it.', change],
  ['leaves out a cell', fund, replace('[full, open, cross, none]', '[full, open, cross]'), 'case.rows[2].cells: must have 4 entries, one for each column, and has 3.', change],
  ['invents a look', fund, replace('[full, full, open, full]', '[full, full, open, green]'), 'case.rows[0].cells[3]: is "green", which is not known.', 'Use one of: full, half, open, cross, dot, none.'],
  ['uses a look that is not explained', fund, replace('[full, full, open, full]', '[full, full, open, half]'), 'case.rows[0].cells[3]: is "half", which none of the states has.', change],
  ['follows a row that is not there', fund, replace('follow: 3', 'follow: 4'), 'case.follow: is 4, and there are 3 rows.', change],
  ['notes a row that is not there', fund, replace('- at: 3\n', '- at: 3\n      row: 4\n'), 'case.notes[1].row: is 4, and there are 3 rows.', change],
  ['leaves out a part of a bar', bars, replace('heights: [9, 3]', 'heights: [9]'), 'case.columns[1].heights: must have 2 entries, one for each part, and has 1.', change],
  ['stacks a bar through the top', bars, replace('heights: [9, 3]', 'heights: [18, 3]'), 'case.columns[1].heights: must add up to 20 at most, and add up to 21.', change],
  ['leaves a bar without words', bars, replace('label: Noon\n      heights', 'heights'), 'case.columns[1].label: is missing, and 8 bars or fewer have one each.', change],
]

const home = 'content/pages/index.md'
const about = 'content/pages/about.md'

const contact = 'content/pages/contact.md'

// biome-ignore format: a mistake a line reads as a table
const front: Mistake[] = [
  ['leaves out a card', home, replace(/ {4}- icon: columns\n(?: {6}.*\n){4}/, ''), 'services.cards: has 4 entries, exactly 5.', 'Add 1 more entry.'],
  ['invents a pictogram', home, replace('icon: pen', 'icon: kite'), 'services.cards[0].icon: is "kite", which is not known.', `Use one of: ${icon.options.join(', ')}.`],
  ['gives no address for what is urgent', contact, replace(' with {{supportEmail}}', ''), 'hours.urgent: is "Outside these hours nobody answers, so please leave a lette…", and must name the address to write to, such as {{supportEmail}}.', change],
  ['says nothing of the offices', contact, replace(/offices:\n(?: {2}.*\n)+/, ''), 'offices: is missing.', 'Add it; it is a group of fields.'],
]

// biome-ignore format: a mistake a line reads as a table
const said: Mistake[] = [
  ['says what a page does that is no division', about, replace('- page: /workshop', '- page: /careers'), 'divisions.duties[0].page: is /careers, which is no division.', 'Name another division.'],
  ['says twice what a division does', about, replace('  duties:\n', '  duties:\n    - page: /workshop\n      does: It mends on calm days.\n'), 'divisions.duties[1].page: is /workshop, which has its line already.', 'Name another division.'],
  ['gives a division two strands', home, replace('  - page: /harbor\n    word', '  - page: /workshop\n    word'), 'strands[1].page: is /workshop, which has a strand already.', 'Name another division.'],
  ['gives a strand to a page that is no division', home, replace('  - page: /harbor\n    word', '  - page: /about\n    word'), 'strands[1].page: leads to /about, which is no division.', 'Choose another page.'],
  ['writes a word of 13 letters', home, replace('word: Paper', 'word: Paper and wood'), 'strands[0].word: has 14 characters, at most 12.', 'Shorten it.'],
]

describe('on the home and contact pages, an editor', () => {
  test.each(front)('%s (%s)', (...mistake) => expectTold(fixture, mistake))
})

describe('in what is said of divisions, an editor', () => {
  test.each(said)('%s (%s)', (...mistake) => expectTold(fixture, mistake))
})

const second = `team:
  - name: Somebody else
    role: Keeper of the other drawer
    bio: This keeper looks after the other drawer, which is smaller, and has no key in it at all, nor any label.
    links:
      - { label: Profile, href: https://example.com/other }
      - { label: Diary, href: https://example.com/other-diary }
`

// biome-ignore format: a mistake a line reads as a table
const company: Mistake[] = [
  ['adds a second member to the team', about, replace('team:\n', second), 'team: has 2 entries, exactly 1.', 'Remove 1 entry.'],
  ['leaves the founder without a name', about, replace('  - name: "{{founder}}"\n    role', '  - role'), 'team[0].name: is missing.', 'Add it; it is a text.'],
  ['links to one page of the founder', about, replace(/ {6}- label: Diary\n.*\n/, ''), 'team[0].links: has 1 entry, exactly 2.', 'Add 1 more entry.'],
  ['leaves out the icon of a value', about, replace('  - icon: scale\n    title', '  - title'), 'values[1].icon: is missing.', `Use one of: ${icon.options.join(', ')}.`],
  ['invents an icon', about, replace('icon: scale', 'icon: scales'), 'values[1].icon: is "scales", which is not known.', `Use one of: ${icon.options.join(', ')}. Did you mean "scale"?`],
  ['names a fifth value', about, replace('values:\n', 'values:\n  - icon: leaf\n    title: Calm days\n    description: On calm days we mend what the wind has torn.\n'), 'values: has 5 entries, exactly 4.', 'Remove 1 entry.'],
  ['leaves out what the figure shows', about, replace(/ {2}heading: What the workshop.*\n/, ''), 'wall.heading: is missing.', 'Add it; it is a text.'],
  ['leaves out what it leaves to others', about, replace(/ {2}doesNot: .*\n/, ''), 'glance.doesNot: is missing.', 'Add it; it is a text.'],
  ['gives a fifth reason to work here', 'content/pages/careers.md', replace('  points:\n', '  points:\n    - title: Wind\n      text: There is enough of it for everybody, on most days.\n'), 'perks.points: has 5 entries, exactly 4.', 'Remove 1 entry.'],
]

describe('on the pages of the company, an editor', () => {
  test.each(company)('%s (%s)', (...mistake) => expectTold(fixture, mistake))
})

const app = 'content/pages/workshop/boats/raft.md'
const keeper = 'content/pages/workshop/boats/boathouse.md'
const product = 'content/pages/workshop/boats/paper-boat.md'
const toolbox = 'content/pages/workshop/kit.md'
const pictograms = `Use one of: ${icon.options.join(', ')}.`

/** A table that is good as it stands. */
const tableOfRafts = `draws: marks
  heading: Ropes and planks go together
  columns: [Paper boat, Boathouse]
  meanings:
    - { mark: full, name: Has one }
  rows:
    - { name: Owner, cells: [full, full] }
    - { name: Friend, cells: [full, none] }
way`
const otherFigure = /draws: lanes\n[\s\S]*?(?=^steps)/m

// biome-ignore format: a mistake a line reads as a table
const products: Mistake[] = [
  ['gives somebody a right too few', keeper, replace('words: [Edit, View, Closed]', 'words: [Edit, View]'), 'figure.rows[1].words: must have 3 entries, one for each column, and has 2.', 'Write one for each column.'],
  ['invents a mark', keeper, replace('cells: [full, full, missing]', 'cells: [full, sunk, missing]'), 'figure.rows[1].cells[1]: is "sunk", which is not known.', 'Use one of: full, half, open, stop, licensed, missing, none.'],
  ['draws a second table in a family that shows one', app, replace(otherFigure, `${tableOfRafts}: Ropes first.\n`), 'figure.draws: is marks, and the family shows the table of content/pages/workshop/boats/boathouse.md.', 'Draw something else, or leave the table to this one.'],
  ['leaves an app out of the table', keeper, replace('columns: [Paper boat, Raft, Oars]', 'columns: [Paper boat, Rafts, Oars]'), 'figure.columns: does not name Raft, which stands in the same family.', 'Add it to "columns", and to "cells" and "words" a mark and a word for each row.'],
  ['words a page in preparation otherwise', 'content/pages/workshop/gauges/wax.md', add('summary: Coming soon to a shelf near you'), 'summary: is "Coming soon to a shelf near you", which is not known.', 'Use one of: Details are not published yet.'],
  ['invents a part of a screen', product, replace('draws: done', 'draws: rocket'), 'figure.tabs[0].screen.side[0].draws: is "rocket", which is not known.', 'Use one of: title, done, head, note, input, rows, table, hours, share, parts, totals, letter, checks, buttons, choice, track, months.'],
  ['draws a table with a word too few', product, replace('[First, A small one]', '[First]'), 'figure.tabs[2].screen.main[2].rows[0]: must have 2 entries, one for each column, and has 1.', 'Change the value.'],
  ['draws hours of a day too many', product, replace('hours: [3, 5, 2]', 'hours: [3, 5, 2, 1]'), 'figure.tabs[1].screen.main[0].rows[0].hours: must have 3 entries, one for each column, and has 4.', 'Change the value.'],
  ['draws nine hours', product, replace('[3, 5, 2]', '[3, 9, 2]'), 'figure.tabs[1].screen.main[0].rows[0].hours[1]: is 9, at most 8.', 'Write a smaller number.'],
  ['marks words that are not in a letter', product, replace('[neighbor, third slot]', '[neighbor, fourth slot]'), 'figure.tabs[2].screen.main[1].marked[1]: must be in one of the paragraphs.', 'Change the value.'],
  ['writes a word of 45 letters on a screen', product, replace('shows: Folds', `shows: ${'Fold'.repeat(11)}`), 'figure.tabs[0].screen.shows: has a word of 44 characters, at most 40: "FoldFoldFoldFoldFold…".', 'Break it with a blank or a hyphen: it does not fit a phone.'],
  ['takes the example from a page that is not there', product, replace('page: /insights/notes/knots', 'page: /nowhere'), 'figure.tabs[0].worked.page: leads to /nowhere, and there is no such page.', 'Correct the address, or add the page.'],
  ['leaves a benefit without its pictogram', product, replace('icon: layers\n      title: It stacks', 'title: It stacks'), 'features.points[2].icon: is missing.', pictograms],
  ['gives a benefit a pictogram that nobody has drawn', product, replace('icon: layers', 'icon: rocket'), 'features.points[2].icon: is "rocket", which is not known.', pictograms],
  ['writes a fifth benefit', product, replace('figure:\n  draws: screen', '    - icon: coin\n      title: It is cheap\n      description: One sheet of paper costs next to nothing.\nfigure:\n  draws: screen'), 'features.points: has 5 entries, and rows of cards hold four.', 'Change the value.'],
  ['still ties a voice to a tool', product, replace('title: Lives by the pond', 'title: Lives by the pond\n      tool: wax'), 'testimonials.quotes[0].tool: is a field that nothing reads.', 'Check its spelling against docs/fields.md, or remove it.'],
  ['names a cost that no plan has', product, replace('From 1.50 per month', 'From 1.75 per month'), 'glance.cost: names 1.75 per month, and the plans cost 1.50, 12.', 'Change the value.'],
  ['gives two plans one name', product, replace('- name: Dozen', '- name: single'), 'pricing.plans[1].name: is "single", the name of two plans.', 'Change the value.'],
  ['makes final a step that is not there', product, replace('  step: 4\n  text', '  step: 9\n  text'), 'final.step: is 9, and there are 4 steps.', 'Change the value.'],
  ['draws a line of steps and does not say from where on nothing goes back', product, drop('final'), 'steps[0].stops: is given, and nothing is "final": the line is drawn for that.', 'Change the value.'],
  ['leaves a step without its stops', product, replace('    stops: [Letter]\n', ''), 'steps[0].stops: is missing, and the line passes it.', 'Change the value.'],
  ['leaves out the risk of a product, and whom it does not suit', product, drop('risk'), 'limits: is missing, and there is no "risk" in its place.', 'Change the value.'],
  ['gives a group a feature that is not there', toolbox, replace('uses: [1, 4]', 'uses: [1, 5]'), 'groups.groups[0].uses[1]: is 5, and there are 4 features.', 'Change the value.'],
  ['gives a group a feature twice', toolbox, replace('uses: [1, 4]', 'uses: [4, 4]'), 'groups.groups[0].uses[1]: is 4, which stands there already.', 'Change the value.'],
]

const program = 'content/pages/harbor/evening-school.md'

// biome-ignore format: a mistake a line reads as a table
const programs: Mistake[] = [
  ['does not say who has the work of a step', program, replace('    hand: both\n', ''), 'steps[1].hand: is missing.', 'Use one of: us, you, both.'],
  ['leaves a program without headings of its own', program, drop('headings'), 'headings: is missing.', 'Add it; it is a group of fields.'],
  ['leaves out one of its headings', program, replace('  offers: What lies on the table\n', ''), 'headings.offers: is missing.', 'Add it; it is a text.'],
  ['gives a step to somebody else', program, replace('hand: both', 'hand: them'), 'steps[1].hand: is "them", which is not known.', 'Use one of: us, you, both.'],
  ['leaves a program without its case', program, drop('case'), 'case: is missing.', 'Add it; it is a group of fields.'],
  ['ends a stretch behind the last step', program, replace('from: 2, to: 3', 'from: 2, to: 5'), 'case.lines[1].stretches[0].to: is 5, and there are 4 steps.', 'Write a number from 1 to 4, or add the step.'],
  ['begins a stretch behind the last step', program, replace('from: 4, tone: done', 'from: 9, tone: done'), 'case.lines[0].stretches[2].from: is 9, and there are 4 steps.', 'Write a number from 1 to 4, or add the step.'],
  ['writes a stretch backwards', program, replace('from: 2, to: 3', 'from: 3, to: 2'), 'case.lines[1].stretches[0].to: is 2, before it begins in 3.', 'Write the earlier step first.'],
  ['lays a stretch over another', program, replace('from: 3, tone: stuck', 'from: 2, tone: stuck'), 'case.lines[0].stretches[1].from: is 2, and the stretch before it ends with 2.', 'Begin with 3 or later, or move it to another line.'],
  ['invents a tone', program, replace('tone: stuck', 'tone: sad'), 'case.lines[0].stretches[1].tone: is "sad", which is not known.', 'Use one of: wait, stuck, due, done.'],
  ['turns where no step is', program, replace('    from: 3\n', '    from: 5\n'), 'case.turn.from: is 5, and there are 4 steps.', 'Write a number from 1 to 4, or add the step.'],
  ['forgets a height', program, replace('[1, 2, 3, 4]', '[1, 2, 3]'), 'case.levels.heights: has 3 entries, and there are 4 steps.', 'Write one height for each step.'],
]

const watcher = 'content/positions/tide-watcher.md'
const maker = 'content/positions/kite-maker.md'

// biome-ignore format: a mistake a line reads as a table
const sheets: Mistake[] = [
  ['invents a form', watcher, set('  drawn', 'dots'), 'sheet.drawn: is "dots", which is not known.', 'Use one of: text, table, marks, code.'],
  ['forgets the columns', watcher, replace('  columns: [Dawn, Noon, Dusk]\n', ''), 'sheet.columns: is missing.', 'Name the columns, or choose another form than "marks".'],
  ['names columns of sentences', maker, replace('  drawn: text', '  drawn: text\n  columns: [Wood, String]'), 'sheet.columns: is given, and "text" has none.', 'Remove it, or make it "drawn: table".'],
  ['forgets a cell', watcher, replace('[came, missed, came]', '[came, missed]'), 'sheet.rows[0].cells: has 2 entries, and there are 3 columns.', 'Write one for each column.'],
  ['writes a mark in other words', watcher, replace('[came, missed, came]', '[came, late, came]'), 'sheet.rows[0].cells[1]: is "late", which is not known.', 'Use one of: came, missed.'],
  ['leaves a line empty', maker, replace('      struck: Made of lead\n', ''), 'sheet.rows[2].cells: has 0 entries, exactly 1.', 'Write one, or what was struck out.'],
  ['draws two lines', maker, replace(/ {4}- label: Cross\n.*\n/, ''), 'sheet.rows: has 2 entries, at least 3.', 'Add 1 more entry.'],
]

describe('in the sheet of a position, an editor', () => {
  test.each(sheets)('%s (%s)', (...mistake) => expectTold(fixture, mistake))
})

test('the fixture has no mistake', async () => expect(await inspect(fixture)).toEqual([]))

describe('in strategies and their ladder, an editor', () => {
  test.each(strategies)('%s (%s)', (...mistake) => expectTold(fixture, mistake))
})

describe('in funds and their map, an editor', () => {
  test.each(funds)('%s (%s)', (...mistake) => expectTold(fixture, mistake))
})

describe('in worked cases, an editor', () => {
  test.each(cases)('%s (%s)', (...mistake) => expectTold(fixture, mistake))
})

describe('in services and the events that lead to them, an editor', () => {
  test.each(services)('%s (%s)', (...mistake) => expectTold(fixture, mistake))

  test('may list an event while the service that it leads to is a draft', async () => {
    const folder = 'content/pages/workshop/repairs'
    const draft = add('status: draft')(fixture[`${folder}/splinting.md`] ?? '')
    const listed = (fixture[`${folder}/index.md`] ?? '').replace(/( +- name: )A bent stick\n/, '$1A rainy week\n$&')
    expect(await inspect({ ...fixture, [`${folder}/index.md`]: listed, [`${folder}/drying.md`]: draft })).toEqual([])
  })
})

describe('in instruments and their contracts, an editor', () => {
  test.each(instruments)('%s (%s)', (...mistake) => expectTold(fixture, mistake))
})

describe('in products, apps and what is drawn of them, an editor', () => {
  test.each(products)('%s (%s)', (...mistake) => expectTold(fixture, mistake))
})

describe('in programs and who has the work of their steps, an editor', () => {
  test.each(programs)('%s (%s)', (...mistake) => expectTold(fixture, mistake))
})
