import { drop, type Mistake, replace } from './edits.ts'

/** Mistakes in papers, chains and calls, made in the fixture: the small site of the other mistakes draws none. */

const chain = 'content/pages/workshop/logs/rain.md'
const rows = 'content/pages/workshop/logs/index.md'
const says = 'content/pages/workshop/soundings/index.md'
const papers = 'content/pages/workshop/gauges/string.md'
const api = 'content/pages/workshop/whistles/fog.md'
const change = 'Change the value.'
const pathRule = 'must be a path such as /quotes: a drawn example has no host, query or capitals'

// biome-ignore format: a mistake a line reads as a table
const families: Mistake[] = [
  ['compares a fact that a page does not state', papers, replace('label: Keeper', 'label: Owner'), 'facts: has none labeled "Keeper", which content/pages/workshop/gauges/index.md compares.', 'Add the fact, or take the label out of the family.'],
  ['leaves out the row of a member', chain, drop('inFamily'), 'inFamily.marks: is missing, and the figure of content/pages/workshop/logs/index.md draws it of every member.', 'Add it, as the other members have it.'],
  ['forgets a cell of a row', chain, replace(/( +cells:\n(?: +- .*\n){2}) +- full\n/, '$1'), 'inFamily.marks.cells: has 2 entries, and the figure has 3 columns.', 'Write one for each: Door, Bench, Nail.'],
  ['forgets a word of a row', chain, replace('      - Hangs in the light\n', ''), 'inFamily.marks.words: has 2 entries, and the figure has 3 columns.', 'Write one for each: Door, Bench, Nail.'],
  ['lets a member pass by the column that the figure is about', chain, replace('      - full\n', '      - none\n'), 'inFamily.marks.cells[1]: is "none", and the figure says that no member passes by Bench.', 'Write its mark, or take the page out of this family.'],
  ['explains a mark that no member has', says, replace('mark: open', 'mark: stop'), 'figure.meanings[1].mark: is "stop", which no member has.', 'Remove it.'],
  ['explains only some marks of its members', says, replace(/ {4}- mark: open\n {6}name: .*\n/, ''), 'figure.meanings: does not name "open", which a member has.', 'Say what it means.'],
  ['argues with a column that is not there', rows, replace('always: Bench', 'always: Roof'), 'figure.always: is "Roof", which is no column.', 'Use one of: Door, Bench, Nail.'],
  ['says what no figure draws', 'content/pages/workshop/soundings/tides.md', replace('inFamily:\n', 'inFamily:\n  question: When do the tides turn?\n'), 'inFamily.question: is drawn nowhere: the page above has no figure that draws "hands".', 'Remove it.'],
  ['draws no call among calls', api, replace(/^figure:\n(?: .*\n)+/m, ''), 'figure: draws no call, and the figure of content/pages/workshop/whistles/index.md shows one of every member.', 'Draw a call.'],
]

// biome-ignore format: a mistake a line reads as a table
const chains: Mistake[] = [
  ['makes a chain of two', chain, replace(/ {4}- where: Door\n(?: {6}.*\n)+/, ''), 'figure.links: has 2 entries, at least 3.', 'Add 1 more entry.'],
  ['leaves a cell out', chain, replace('          - says: Low\n', ''), 'figure.table.rows[0].cells: has 1 entry, and there are 2 columns.', 'Write one for each.'],
  ['opens a row that is not there', chain, replace('opened: 2', 'opened: 3'), 'figure.table.opened: is 3, and there are 2 rows.', 'Write the number of one.'],
  ['holds no bars against a limit', chain, (text) => text.replaceAll(/ {12}bar: \d+\n/g, ''), 'figure.table.limit: is written for a table without bars.', 'Give cells a bar, or take the line away.'],
  ['draws a mark that the key does not name', chain, replace('      mark: open\n', '      mark: stop\n'), 'figure.meanings[1].mark: is "open", which is not drawn.', 'Remove it.'],
  ['explains only some of the marks', chain, replace(/ {4}- mark: open\n {6}name: .*\n/, ''), 'figure.meanings: does not name "open", which is drawn.', 'Say what it means.'],
]

// biome-ignore format: a mistake a line reads as a table
const sheets: Mistake[] = [
  ['forgets what a paper says', papers, replace('        - text: It was about two\n', ''), 'figure.rows[0].lines: has 2 entries, and there are 3 papers, {} where one says nothing.', 'Write one for each.'],
  ['ties two papers beyond the last', papers, (text) => replace(/ {4}- title: Word[\s\S]*?(?= {2}rows)/, '')(text.replace('        - text: It was about two\n', '')), 'figure.rows[0].ties[1].gap: is 2, and there are 1 gaps between the papers.', 'Write the number of one.'],
  ['ties the same two lines twice', papers, replace('- gap: 2', '- gap: 1'), 'figure.rows[0].ties[1].gap: is 1, which stands above already.', 'Begin another row for it.'],
  ['calls missing what is there', papers, replace('- how: agree', '- how: missing'), 'figure.rows[0].ties[0].how: is "missing", and 2 of the two lines it ties say something.', 'Leave out the text of one of them.'],
  ['lets something agree with nothing', papers, replace('- how: missing', '- how: agree'), 'figure.rows[1].ties[0].how: is "agree", and 1 of the two lines it ties says something.', 'Give both a text, or write "missing".'],
]

// biome-ignore format: a mistake a line reads as a table
const calls: Mistake[] = [
  ['names a host', api, replace('path: /fog/whistles', 'path: https://api.example.com/fog'), `figure.request.path: is "https://api.example.com/fog", and ${pathRule}.`, change],
  ['invents a status', api, replace('status: 202', 'status: 299'), 'figure.answer.status: is "299", which is not known.', 'Use one of: 200, 201, 202, 400, 403, 404, 409, 422, 429.'],
  ['gives GET a body', api, replace('method: POST', 'method: GET'), 'figure.request.fields: has lines, which GET does not send.', 'Remove them and write "fields: []", or choose POST.'],
  ['posts nothing', api, replace(/(path: .*\n) {4}fields:\n[\s\S]*?(?=^ {2}answer)/m, '$1    fields: []\n'), 'figure.request.fields: has no lines, and POST sends some.', 'Add what is sent, or choose GET.'],
  ['writes a key twice', api, replace('key: times', 'key: tone'), 'figure.request.fields[1].key: is "tone", which stands above already.', 'Give each line its own key: JSON keeps the last alone.'],
  ['writes a key that no program would', api, replace('key: tone', 'key: Tone of it'), 'figure.request.fields[0].key: is "Tone of it", and must be a key of JSON in lower case, such as expires_at.', change],
  ['writes a number in words', api, replace('value: "1"', 'value: once'), 'figure.request.fields[1].value: is "once", which JSON does not know as a number.', 'Write digits such as 30 or 4.5, or leave "written" out.'],
  ['writes yes for true', api, replace('value: "true"', 'value: "yes"'), 'figure.answer.fields[1].value: is "yes", which JSON does not know as a boolean.', 'Write true or false, or leave "written" out.'],
  ['binds twice', api, replace('says: Passed on', 'binds: true\n      says: Passed on'), 'figure.messages: has 2 messages that bind, exactly 1.', 'Set "binds: true" on one.'],
  ['binds nobody', api, replace('      binds: true\n', ''), 'figure.messages: has no messages that bind, exactly 1.', 'Set "binds: true" on one.'],
  ['lets the screen bind', api, replace('goes: partner-us', 'goes: us-app'), 'figure.messages[2].binds: is true of a message that is not the partner’s.', 'Only "goes: partner-us" binds.'],
  ['ends a call with nobody told', api, replace(/ {4}- goes: us-app\n.*\n/, '    - goes: us-partner\n      says: Thanks, and good night\n'), 'figure.messages: does not begin and end with the caller.', 'Begin with "goes: app-us" and end with "goes: us-app".'],
]

const sheet = 'content/pages/workshop/sheets/ladders.md'
const rope = 'content/pages/workshop/sheets/ropes.md'

// biome-ignore format: a mistake a line reads as a table
const documents: Mistake[] = [
  ['invents a form of an excerpt', sheet, replace('draws: form', 'draws: cube'), 'figure.contents[1].excerpt.draws: is "cube", which is not known.', 'Use one of: table, form, lines, text, cards, curves.'],
  ['leaves out the excerpt', rope, replace(/ {6}excerpt:\n {8}draws: text\n {8}text: .*\n/, ''), 'figure.contents[2].excerpt: is missing.', 'Add it; it is a group of fields.'],
  ['leaves out a cell of an excerpt', rope, replace('"[x] Sound", ', ''), 'figure.contents[0].excerpt.rows[0]: has 2 entries, and there are 3 columns.', 'Write one for each.'],
  ['fills four cards', sheet, replace('{title: Wall again, lines: [It leans]}', '{title: Wall again, lines: [It leans, It creaks]}\n          - {title: Sea, lines: [It swims]}'), 'figure.contents[3].excerpt.cards[2].lines: has 2 entries, and among 4 cards at most 1.', 'Remove lines, or keep 3 cards at most.'],
  ['leaves a mark open', rope, replace('==until the next storm==', '==until the next storm'), 'figure.contents[2].excerpt.text: is "The rope stays ~~for good~~ ==until the next storm, and the…", and must close each mark that it opens: ~~struck out~~ or ==circled==.', change],
  ['draws a bar past its end', rope, replace('7/10', '12/10'), 'figure.contents[0].excerpt.rows[1][1]: is "12/10 Seven summers", and must have a bar that grows, up to ten, such as 3/10 or 2-6/10.', change],
  ['draws a bar and says nothing', rope, replace('7/10 Seven summers', '7/10'), 'figure.contents[0].excerpt.rows[1][1]: is "7/10", and must say in words what its bar shows, such as "3/10 Two days".', change],
  ['finds something in a part that is not there', rope, replace('finding: 3', 'finding: 4'), 'figure.finding: is 4, and there are 3 parts.', 'Write the number of one.'],
  ['gives two parts one name', sheet, replace('- title: Matrix', '- title: Grades'), 'figure.contents[5].title: is "Grades", which stands above already.', 'Give each part a name of its own.'],
  ['does not say what a client asks', rope, drop('inFamily'), 'inFamily.question: is missing, and the figure of content/pages/workshop/sheets/index.md draws it of every member.', 'Add it, as the other members have it.'],
  ['draws nothing below a family of documents', sheet, drop('figure'), 'figure: draws no document, and the figure of content/pages/workshop/sheets/index.md shows one of every member.', 'Draw a document.'],
]

export const figures: Record<string, Mistake[]> = {
  'what families draw of their members': families,
  chains,
  'papers side by side': sheets,
  'requests, answers and calls': calls,
  documents,
}
