import { globSync, readFileSync } from 'node:fs'
import { describe, test } from 'vitest'
import { add, drop, type Mistake, replace, set } from './edits.ts'
import { expectTold } from './expect-told.ts'

/** Mistakes in records, routes and calls, made in the fixture: the small site of the other mistakes draws none. */

const root = 'tests/fixture'
const fixture = Object.fromEntries(
  globSync(`${root}/content/**/*.*`).map((file) => [file.slice(root.length + 1), readFileSync(file, 'utf8')]),
)

const system = 'content/pages/workshop/logs/rain.md'
const tool = 'content/pages/workshop/gauges/string.md'
const tools = 'content/pages/workshop/gauges/index.md'
const api = 'content/pages/workshop/whistles/fog.md'
const change = 'Change the value; docs/fields.md says what each field takes.'
const pathRule = 'must be a path such as /quotes: a drawn example has no host, query or capitals'

// biome-ignore format: a mistake a line reads as a table
const records: Mistake[] = [
  ['leaves out the record', tool, drop('record'), 'record: is missing.', 'Add it; it is a group of fields.'],
  ['leaves out who fills a field', system, replace('      by: Keeper\n', ''), 'record.fields[0].by: is missing.', 'Add it; it is a text.'],
  ['leaves out what a field holds', tool, replace('      holds: when\n', ''), 'record.fields[0].holds: is missing.', 'Use one of: who, what, when, amount, decision, source.'],
  ['invents what a field holds', tool, set('holds', 'luck'), 'record.fields[0].holds: is "luck", which is not known.', 'Use one of: who, what, when, amount, decision, source.'],
  ['writes an example too long to draw', system, replace('example: Gray, and low', 'example: Gray, and low, and wet, and full of birds that shout'), 'record.fields[1].example: has 52 characters, at most 44.', 'Shorten it.'],
  ['numbers a capability that is not there', system, replace('shows: 4', 'shows: 5'), 'record.fields[3].shows: is 5, and the page has 4 capabilities.', 'Write the number of the capability that it shows, from 1 to 4.'],
  ['numbers from zero', system, replace('shows: 1', 'shows: 0'), 'record.fields[0].shows: is 0, at least 1.', 'Write a larger number.'],
  ['leaves a column without a name', tools, replace('  when: When\n', ''), 'columns.when: is missing.', 'Add it; it is a text.'],
  ['puts an offering among tools', tool, (text) => drop('papers')(drop('record')(set('kind', 'offering')(text))), 'kind: is offering, below a family of the kind "tools", whose figure could not show it.', 'Make it "kind: tool", or move it to another folder.'],
  ['sends a record past a desk that is not there', system, replace('desk: Bench', 'desk: Roof'), 'route[1].desk: is "Roof", which the family does not name.', 'Use one of: Door, Bench, Nail.'],
  ['sends a record backwards', system, replace('desk: Door', 'desk: Nail'), 'route[1].desk: is "Bench", which does not come after "Nail".', 'The order is: Door, Bench, Nail.'],
  ['stops at a desk twice', system, replace('desk: Bench', 'desk: Door'), 'route[1].desk: is "Door", which does not come after "Door".', 'The order is: Door, Bench, Nail.'],
  ['lets a record go unsigned', system, replace('    signs: true\n', ''), 'route: has no desk that signs before the last one.', 'Set "signs: true" where a person decides, or take the page out of this family.'],
  ['makes a route of two desks', system, replace(/ {2}- desk: Nail\n.*\n/, ''), 'route: has 2 entries, at least 3.', 'Say more.'],
]

// biome-ignore format: a mistake a line reads as a table
const papers: Mistake[] = [
  ['lays out one paper', tool, replace(/ {4}- title: Knot[\s\S]*?(?= {2}rows)/, ''), 'papers.sheets: has 1 entry, at least 2.', 'Say more.'],
  ['invents how a paper looks', tool, replace('look: talk', 'look: silk'), 'papers.sheets[2].look: is "silk", which is not known.', 'Use one of: form, deed, talk, ledger, screen.'],
  ['forgets what a paper says', tool, replace('        - text: It was about two\n', ''), 'papers.rows[0].lines: has 2 entries, and there are 3 papers.', 'Write one for each; {} is empty.'],
  ['ties a paper to nothing', tool, replace('- gap: 2', '- gap: 3'), 'papers.rows[0].ties[1].gap: is 3, at most 2.', 'Write a smaller number.'],
  ['ties two papers beyond the last', tool, (text) => replace(/ {4}- title: Word[\s\S]*?(?= {2}rows)/, '')(text.replace('        - text: It was about two\n', '')), 'papers.rows[0].ties[1].gap: is 2, and 2 papers have 1 between them.', 'Write a smaller number.'],
  ['ties the same two lines twice', tool, replace('- gap: 2', '- gap: 1'), 'papers.rows[0].ties[1].gap: is 1 a second time in this row.', 'Begin another row for it.'],
  ['calls missing what is there', tool, replace('how: agree', 'how: missing'), 'papers.rows[0].ties[0].how: is "missing", and 2 of the two lines it ties say something.', 'Leave out the text of one of them.'],
  ['lets something agree with nothing', tool, replace('how: missing', 'how: agree'), 'papers.rows[1].ties[0].how: is "agree", and 1 of the two lines it ties says something.', 'Give both a text, or write "missing".'],
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
  ['lets the caller speak past us', api, replace('way: us-partner', 'way: app-partner'), 'call[1].way: is "app-partner", which is not known.', 'Use one of: app-us, us-partner, partner-us, us-app. Did you mean "us-partner"?'],
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

describe('in papers side by side, an editor', () => {
  test.each(papers)('%s (%s)', (...mistake) => expectTold(fixture, mistake))
})

describe('in requests, answers and calls, an editor', () => {
  test.each(calls)('%s (%s)', (...mistake) => expectTold(fixture, mistake))
})
