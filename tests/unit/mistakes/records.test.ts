import { globSync, readFileSync } from 'node:fs'
import { afterAll, describe, test } from 'vitest'
import { add, drop, type Mistake, replace, set } from './edits.ts'
import { expectTold } from './expect-told.ts'
import { sweep } from './inspect.ts'

afterAll(sweep)

/** Mistakes in records, routes and calls, made in the fixture: the small site of the other mistakes draws none. */

const root = 'tests/fixture'
const fixture = Object.fromEntries(
  globSync(`${root}/content/**/*.*`).map((file) => [file.slice(root.length + 1), readFileSync(file, 'utf8')]),
)

const system = 'content/pages/workshop/logs/rain.md'
const tool = 'content/pages/workshop/gauges/string.md'
const otherTool = 'content/pages/workshop/gauges/paper.md'
const tools = 'content/pages/workshop/gauges/index.md'
const api = 'content/pages/workshop/whistles/fog.md'
const change = 'Change the value.'
const pathRule = 'must be a path such as /quotes: a drawn example has no host, query or capitals'

/** The tool without its last paper, and all that stands on it. */
const twoPapers = (text: string) =>
  text
    .replace(/ {4}- title: Word[\s\S]*?(?= {2}rows)/, '')
    .replace('        - text: It was about two\n', '')
    .replace(/ {8}- gap: 2\n.*\n.*\n/, '')
    .replace('like the day\n        - {}\n', 'like the day\n')
    .replace(/ {4}- lines:\n {8}- \{\}[\s\S]*?(?=capabilities)/, '')

// biome-ignore format: a mistake a line reads as a table
const records: Mistake[] = [
  ['leaves out the record', tool, drop('record'), 'record: is missing.', 'Add it; it is a group of fields.'],
  ['leaves out what a field holds', tool, replace('      holds: when\n', ''), 'record.fields[0].holds: is missing.', 'Use one of: who, what, when, amount, decision, source.'],
  ['invents what a field holds', tool, set('holds', 'luck'), 'record.fields[0].holds: is "luck", which is not known.', 'Use one of: who, what, when, amount, decision, source.'],
  ['writes an example too long to draw', tool, replace('example: Gray, and low', 'example: Gray, and low, and wet, and full of birds that shout'), 'record.fields[1].example: has 52 characters, at most 40.', 'Shorten it.'],
  ['leaves a tool out of the figure', tools, replace(/ {2}- \{ page: \/workshop\/gauges\/string.*\n/, ''), 'replaced: does not name /workshop/gauges/string, which stands in this family.', 'Add it, with a drawing of what it takes the place of.'],
  ['draws a tool twice', tools, replace('/gauges/string, draws: coins }', '/gauges/string, draws: coins }\n  - { page: /workshop/gauges/paper, draws: log }'), 'replaced[2].page: is /workshop/gauges/paper, which stands there already.', 'Take one of the two out.'],
  ['draws what nobody has drawn', tools, replace('draws: drawer', 'draws: rocket'), 'replaced[0].draws: is "rocket", which is not known.', 'Use one of: note, shoebox, worksheet, highlighter, folders, clippings, forms, drawer, log, coins.'],
  ['draws a tool that is not there', tools, replace('/gauges/string, draws: coins }', '/gauges/string, draws: coins }\n  - { page: /nowhere, draws: log }'), 'replaced[2].page: leads to /nowhere, and there is no such page.', 'Correct the address, or add the page.'],
  ['compares tools by nothing', tools, replace(/compare:\n( {2}- .*\n)+/, ''), 'compare: is missing.', 'Add it; it is a list.'],
  ['compares tools by one fact', tools, replace('  - Shelf\n', ''), 'compare: has 1 entry, at least 2.', 'Add 1 more entry.'],
  ['puts an offering among tools', 'content/pages/workshop/gauges/paper.md', (text) => drop('record')(set('kind', 'offering')(text)), 'kind: is offering, below a family of the kind "tools", whose figure could not show it.', 'Make it "kind: tool", or move it to another folder.'],
  ['sends a record past a desk that is not there', system, replace('desk: Bench', 'desk: Roof'), 'route[1].desk: is "Roof", which the family does not name.', 'Use one of: Door, Bench, Nail.'],
  ['sends a record backwards', system, replace('desk: Door', 'desk: Nail'), 'route[1].desk: is "Bench", which does not come after "Nail".', 'The order is: Door, Bench, Nail.'],
  ['stops at a desk twice', system, replace('desk: Bench', 'desk: Door'), 'route[1].desk: is "Door", which does not come after "Door".', 'The order is: Door, Bench, Nail.'],
  ['lets a record go unsigned', system, replace('    signs: true\n', ''), 'route: has no desk that signs before the last one.', 'Set "signs: true" where a person decides, or take the page out of this family.'],
  ['asks at a desk that is not there', system, replace('at: Bench', 'at: Roof'), 'questions[1].at: is "Roof", which the drawing does not have.', 'Use one of: Door, Bench, Nail.'],
  ['tells a chapter at a desk that is not there', system, replace('chapters:\n  - Door', 'chapters:\n  - Roof'), 'chapters[0]: is "Roof", which the drawing does not have.', 'Use one of: Door, Bench, Nail.'],
  ['asks about a field that is not there', tool, replace('about: Hand', 'about: Luck'), 'questions[0].about: is "Luck", which the drawing does not have.', 'Use one of: Day, Cloud, Hand, Seen in, Length.'],
  ['leaves a line of the record empty', tool, replace('      example: Gray, and low\n', ''), 'record.fields[1].example: is missing.', 'Add it; it is a text.'],
  ['writes a line of the record as a label alone', tool, replace(/ {4}- label: Hand\n( {6}.*\n)+/, '    - Hand\n'), 'record.fields[2]: must be a group of fields, and is the text "Hand".', 'Write its fields below the name, each on a line of its own, two blanks further in.'],
  ['fills a line in from nowhere', tool, replace('      by: The keeper\n', ''), 'record.fields[2]: does not say where it came from.', 'Write the number of its "paper", or "by" whom it was filled in.'],
  ['fills a line in twice', tool, replace('      by: The keeper\n', '      by: The keeper\n      paper: 1\n'), 'record.fields[2].by: is written beside the number of a paper.', 'Remove one of the two.'],
  ['fills a line in from a paper that is not drawn', otherTool, replace('by: The keeper', 'paper: 1'), 'record.fields[0].paper: is 1, and the page draws no papers.', 'Write "by" whom it was filled in.'],
  ['fills a line in from a paper beyond the last', tool, (text) => replace('paper: 2', 'paper: 3')(twoPapers(text)), 'record.fields[1].paper: is 3, and the page draws 2 papers.', 'Write a smaller number.'],
  ['marks a line as no paper does', otherTool, replace('by: The keeper', 'by: The keeper\n      how: clash'), 'record.fields[0].how: is "clash", and no papers above it are tied so.', 'Leave it out, or draw that tie.'],
  ['begins at a field that is not there', tool, replace('about: Seen in', 'about: Luck'), 'steps[0].about: is "Luck", which the drawing does not have.', 'Use one of: Day, Cloud, Hand, Seen in, Length.'],
  ['tells chapters that the text does not have', system, replace('chapters:\n  - Door', 'chapters:\n  - Door\n  - Bench'), 'chapters: has 2 entries, and the text has 1 chapters.', 'Write one for each chapter, in their order.'],
  ['writes the record of a tool twice', tools, replace('draws: coins }', 'draws: coins, record: { name: One knot, fields: [{ label: Day, example: Friday, holds: when }] } }'), 'replaced[1].record: is written for /workshop/gauges/string, which has a record of its own.', 'Remove it here.'],
  ['makes a route of two desks', system, replace(/ {2}- desk: Nail\n.*\n/, ''), 'route: has 2 entries, at least 3.', 'Add 1 more entry.'],
]

const otherSystem = 'content/pages/workshop/logs/sun.md'

// biome-ignore format: a mistake a line reads as a table
const worked: Mistake[] = [
  ['invents a form', system, replace('form: trace', 'form: dance'), 'case.form: is "dance", which is not known.', 'Use one of: trace, split.'],
  ['leaves out the table', system, replace(/ {2}table:[\s\S]*?(?= {2}trail)/, ''), 'case.table: is missing.', 'Add it; it is a group of fields.'],
  ['leaves a cell out', system, replace('          - says: Low\n', ''), 'case.table.rows[0].cells: has 1 entries for 2 columns.', 'Write one for each.'],
  ['opens a row that is not there', system, replace('opened: 2', 'opened: 3'), 'case.table.opened: is 3, and the table has 2 rows.', 'Write a smaller number.'],
  ['draws a bar of nothing', system, replace('bar: 4', 'bar: 0'), 'case.table.rows[0].cells[1].bar: is 0, at least 1.', 'Write a larger number.'],
  ['draws a bar beyond its column', system, replace('bar: 10', 'bar: 11'), 'case.table.rows[1].cells[1].bar: is 11, at most 10.', 'Write a smaller number.'],
  ['holds no bars against a limit', system, (text) => replace('opened: 2', 'limit: 5\n    opened: 2')(text.replaceAll(/ {12}bar: \d+\n/g, '')), 'case.table.limit: is written for a table without bars.', 'Give cells a bar, or take the line away.'],
  ['goes back past a desk that is not there', system, replace('desk: Bench\n      finds', 'desk: Roof\n      finds'), 'case.trail[1].desk: is "Roof", where the route does not stop.', 'On the way back the order is: Nail, Bench, Door.'],
  ['goes back forwards', system, replace('desk: Nail\n      finds', 'desk: Door\n      finds'), 'case.trail[1].desk: is "Bench", which does not come before "Door".', 'On the way back the order is: Nail, Bench, Door.'],
  ['points a dial to ten', system, replace('      - 9\n', '      - 10\n'), 'case.origin.dials[2]: is 10, at most 9.', 'Write a smaller number.'],
  ['gives a page dials', system, replace('draws: meter', 'draws: clause'), 'case.origin.dials: is written for a clause.', 'A meter has dials, and nothing else has.'],
  ['leaves a meter without dials', system, replace(/ {4}dials:\n( {6}- \d\n)+/, ''), 'case.origin.dials: is missing, and it draws a meter.', 'A meter has dials, and nothing else has.'],
  ['tells a capability twice on the way back', system, replace('shows: 1', 'shows: 4'), 'case.trail[1].shows: is 4 a second time.', 'Tell each capability in one place.'],
  ['splits a thing into one', otherSystem, replace(/ {4}- line: Noon[\s\S]*?(?=capabilities)/, ''), 'case.parts: has 1 entry, at least 2.', 'Add 1 more entry.'],
  ['leaves a desk out of a split', otherSystem, replace('        - Bench\n', '        - Door\n'), 'case.heads: names the desks Door, Door, Nail, which are not those of the route.', 'Name each of these once: Door, Bench, Nail.'],
  ['links without a passage', otherSystem, replace('      quote: It was dry by nine\n', ''), 'case.parts[0].quote: is missing, and the line serves an aim.', 'Quote a passage, or write "effect: unmapped".'],
  ['quotes for nothing', otherSystem, replace('effect: serves', 'effect: unmapped'), 'case.parts[0].effect: is "unmapped", and a passage is quoted.', 'Remove the quote, or say what it proves.'],
  ['invents an effect', otherSystem, replace('effect: harms', 'effect: hurts'), 'case.parts[1].effect: is "hurts", which is not known.', 'Use one of: serves, harms, unmapped.'],
]

// biome-ignore format: a mistake a line reads as a table
const papers: Mistake[] = [
  ['lays out one paper', tool, replace(/ {4}- title: Knot[\s\S]*?(?= {2}rows)/, ''), 'papers.sheets: has 1 entry, at least 2.', 'Add 1 more entry.'],
  ['invents how a paper looks', tool, replace('look: talk', 'look: silk'), 'papers.sheets[2].look: is "silk", which is not known.', 'Use one of: form, deed, talk, ledger, screen.'],
  ['forgets what a paper says', tool, replace('        - text: It was about two\n', ''), 'papers.rows[0].lines: has 2 entries, and there are 3 papers.', 'Write one for each; {} is empty.'],
  ['ties a paper to nothing', tool, replace('- gap: 2', '- gap: 3'), 'papers.rows[0].ties[1].gap: is 3, at most 2.', 'Write a smaller number.'],
  ['ties two papers beyond the last', tool, (text) => replace(/ {4}- title: Word[\s\S]*?(?= {2}rows)/, '')(text.replace('        - text: It was about two\n', '')), 'papers.rows[0].ties[1].gap: is 2, and 2 papers have 1 between them.', 'Write a smaller number.'],
  ['ties the same two lines twice', tool, replace('- gap: 2', '- gap: 1'), 'papers.rows[0].ties[1].gap: is 1 a second time in this row.', 'Begin another row for it.'],
  ['calls missing what is there', tool, replace('- how: agree', '- how: missing'), 'papers.rows[0].ties[0].how: is "missing", and 2 of the two lines it ties say something.', 'Leave out the text of one of them.'],
  ['lets something agree with nothing', tool, replace('- how: missing', '- how: agree'), 'papers.rows[1].ties[0].how: is "agree", and 1 of the two lines it ties says something.', 'Give both a text, or write "missing".'],
  ['tells a capability that is not there', tool, replace('shows: 4', 'shows: 5'), 'papers.rows[2].ties[0].shows: is 5, and the page has 4 capabilities.', 'Write the number of the capability that it shows, from 1 to 4.'],
  ['tells a capability twice', tool, replace('shows: 3', 'shows: 1'), 'papers.rows[1].ties[0].shows: is 1 a second time.', 'Tell each capability in one place.'],
  ['writes a line too long for its paper', tool, replace('text: Frayed', `text: ${'frayed '.repeat(9).trim()}`), 'papers.rows[2].lines[1].text: has 62 characters, at most 60.', 'Shorten it.'],
]

// biome-ignore format: a mistake a line reads as a table
const calls: Mistake[] = [
  ['leaves out the request', api, drop('request'), 'request: is missing.', 'Add it; it is a group of fields.'],
  ['names a host', api, set('path', 'https://api.example.com/fog'), `request.path: is "https://api.example.com/fog", and ${pathRule}.`, change],
  ['invents a method', api, set('method', 'SEND'), 'request.method: is "SEND", which is not known.', 'Use one of: GET, POST, PUT, PATCH, DELETE.'],
  ['invents a status', api, set('status', '299'), 'answer.status: is "299", which is not known.', 'Use one of: 200, 201, 202, 400, 403, 404, 409, 422, 429.'],
  ['gives GET a body', api, set('method', 'GET'), 'request.fields: has lines, which GET does not send.', 'Remove them and write "fields: []", or choose POST.'],
  ['posts nothing', api, replace(/(path: .*\n) {2}fields:\n[\s\S]*?(?=^answer)/m, '$1  fields: []\n'), 'request.fields: has no lines, and POST sends some.', 'Add what is sent, or choose GET.'],
  ['writes a key twice', api, replace('key: times', 'key: tone'), 'request.fields[1].key: is "tone" a second time; JSON keeps the last alone.', 'Give each line its own key.'],
  ['writes a key that no program would', api, replace('key: tone', 'key: Tone of it'), 'request.fields[0].key: is "Tone of it", and must be a key of JSON in lower case, such as expires_at.', change],
  ['writes a number in words', api, replace("value: '1'", 'value: once'), 'request.fields[1].value: is "once", which JSON does not know as a number.', 'Write digits such as 30 or 4.5, or leave "written" out.'],
  ['writes yes for true', api, replace("value: 'true'", "value: 'yes'"), 'answer.fields[1].value: is "yes", which JSON does not know as a boolean.', 'Write true or false, or leave "written" out.'],
  ['writes a number without quotes', api, replace("value: '1'", 'value: 1'), 'request.fields[1].value: must be a text, and is read as a number.', 'Put quotes around it.'],
  ['lets the caller speak past us', api, replace('way: us-partner', 'way: app-partner'), 'call[1].way: is "app-partner", which is not known.', 'Use one of: app-us, us-partner, partner-us, us-app.'],
  ['binds twice', api, replace('    says: Passed on', '    binds: true\n    says: Passed on'), 'call: has 2 messages that bind, exactly 1.', 'Set "binds: true" on one.'],
  ['binds nobody', api, replace('    binds: true\n', ''), 'call: has no messages that bind, exactly 1.', 'Set "binds: true" on one.'],
  ['lets the screen bind', api, replace('way: partner-us', 'way: us-app'), 'call[2].binds: is true of a message that is not the partner’s.', 'Only "way: partner-us" binds.'],
  ['ends a call with nobody told', api, replace(/ {2}- way: us-app\n.*\n/, '  - way: us-partner\n    says: Thanks, and good night\n'), 'call: does not begin and end with the caller.', 'Begin with "way: app-us" and end with "way: us-app".'],
  ['numbers a line beyond the capabilities', api, replace('shows: 3', 'shows: 6'), 'answer.fields[0].shows: is 6, and the page has 4 capabilities.', 'Write the number of the capability that it shows, from 1 to 4.'],
  ['makes an interface of an offering elsewhere', 'content/pages/workshop/kites/delta.md', (text) => add((/^partner:[\s\S]*?(?=^capabilities)/m.exec(fixture[api] ?? '')?.[0] ?? '').trimEnd())(set('kind', 'api')(text)), 'kind: is api, and the page above it, /workshop/kites, is not of the kind "apis".', 'Move it below a page of the kind "apis", or choose another kind.'],
]

describe('in records and their ways, an editor', () => {
  test.each(records)('%s (%s)', (...mistake) => expectTold(fixture, mistake))
})

describe('in worked cases, an editor', () => {
  test.each(worked)('%s (%s)', (...mistake) => expectTold(fixture, mistake))
})

describe('in papers side by side, an editor', () => {
  test.each(papers)('%s (%s)', (...mistake) => expectTold(fixture, mistake))
})

describe('in requests, answers and calls, an editor', () => {
  test.each(calls)('%s (%s)', (...mistake) => expectTold(fixture, mistake))
})
