import { add, drop, type Mistake, replace, set } from './edits.ts'

const family = 'content/pages/workshop/repairs/index.md'
const service = 'content/pages/workshop/repairs/splinting.md'
const dated = 'content/pages/workshop/repairs/waxing.md'
const handed = 'content/pages/workshop/repairs/untangling.md'
const program = 'content/pages/harbor/evening-school.md'

/** Mistakes in a family whose figure is a thread, and in tables of marks. */
// biome-ignore format: a mistake a line reads as a table
export const services: Mistake[] = [
  ['leaves out the events', service, drop('inFamily'), 'inFamily.events: is missing, and the figure of content/pages/workshop/repairs/index.md draws it of every member.', 'Add it, as the other members have it.'],
  ['names no event', service, replace(/^ {2}events:\n(?: {4}- .*\n)+/m, '  events: []\n'), 'inFamily.events: has no entries, at least 1.', 'Add 1 more entry.'],
  ['names four events', service, replace('    - A bent stick\n', '    - A bent stick\n    - A torn sail\n'), 'inFamily.events: has 4 entries, at most 3.', 'Remove 1 entry.'],
  ['writes an event of 60 letters', family, replace('A lost tail', 'A tail that was lost over the harbor on a very windy evening'), 'figure.situations[0].events[1].name: has 60 characters, at most 40.', 'Shorten it.'],
  ['names a service in 60 letters', service, set('name', 'Splinting of bent sticks with waxed string, wound by our own'), 'name: has 60 characters, at most 40.', 'Shorten it.'],
  ['misspells an event', service, replace('    - A bent stick\n', '    - A bend stick\n'), 'inFamily.events[1]: is "A bend stick", which content/pages/workshop/repairs/index.md does not list.', 'Add it there below "situations", or use one of its events. Did you mean "A bent stick"?'],
  ['names an event twice', service, replace('    - A knot that nobody in the club can undo\n', '    - A bent stick\n'), 'inFamily.events[2]: is "A bent stick" a second time.', 'Remove it.'],
  ['claims the event of another service', service, replace('    - A fall\n', '    - A torn sail\n'), 'inFamily.events[0]: is "A torn sail", as in content/pages/workshop/repairs/pasting.md.', 'Name another event; or, if it leads to both, say how they go together: "together" beside it in content/pages/workshop/repairs/index.md.'],
  ['says how one service goes together', family, replace('name: A bent stick\n', 'name: A bent stick\n          together: A stick that bent is mended by one of us, and nobody else is asked.\n'), 'figure.situations[1].events[0].together: is about several pages, and "A bent stick" leads to one alone.', 'Remove it, or name the event in another page too.'],
  ['lists an event that leads nowhere', family, replace('        - name: A bent stick\n', '        - name: A rainy week\n        - name: A bent stick\n'), 'figure.situations[1].events[0].name: is "A rainy week", which leads to no page.', 'Name it in "inFamily.events" of a page below this one, or remove it.'],
  ['lists an event twice', family, replace('        - name: A bent stick\n', '        - name: A bent stick\n        - name: A torn sail\n'), 'figure.situations[1].events[1].name: is "A torn sail", which stands above already.', 'Keep one of the two.'],
  ['has a situation without events', family, replace(/ {6}events:\n {8}- name: A bent stick\n(?: {8}.*\n)+/, ''), 'figure.situations[1].events: is missing.', 'Add it; it is a list.'],
  ['names events where no thread is drawn', program, add('inFamily:', '  events: [A fall]'), 'inFamily.events: is drawn nowhere: the page above has no figure that draws "thread".', 'Remove it.'],
  ['says what others do and not who', service, replace('      who: The joiner\n', ''), 'steps[1].others.who: is missing.', 'Add it; it is a text.'],
  ['begins a sentence after a name', service, replace('text: cuts the splint', 'text: Cuts the splint'), 'steps[1].others.text: is "Cuts the splint and burns his mark into it.", and must go on after the name, with a verb in lower case.', 'Change the value.'],
  ['writes capabilities, as of an old page', service, add('capabilities: []'), 'capabilities: is a field that nothing reads.', 'Check its spelling against docs/fields.md, or remove it.'],
  ['leaves the risk of a family out', family, drop('risk'), 'risk: is missing, and each page below this one carries a note of its own.', 'Add it: what can go wrong with any of them.'],
  ['leaves the risk out', service, drop('risk'), 'risk: is missing.', 'Add it: content/pages/workshop/repairs/index.md says that every child carries one.'],

  ['draws in no known form', handed, replace('draws: marks', 'draws: mark'), 'figure.draws: is "mark", which is not known.', 'Use one of: line, bars, lanes, marks, thread, chain, payoff, papers, document, screen, call. Did you mean "marks"?'],
  ['forgets one of the hands', handed, replace('[full, none, stop]', '[full, stop]'), 'figure.rows[2].cells: has 2 entries, and there are 3 columns.', 'Write one for each.'],
  ['uses a mark that has no meaning', handed, replace(/.*mark: half.*\n/, ''), 'figure.rows[1].cells[0]: is "half", which "meanings" does not name.', 'Say there what it means.'],
  ['gives a mark two meanings', handed, replace(/(.*)mark: half(.*\n)/, (line) => line + line.replace('half', 'full').replace('Freed', 'Pulled')), 'figure.meanings[2].mark: is "full", which stands above already.', 'A mark means one thing: keep one of the two.'],
  ['explains a mark that no row has', handed, replace('[half, stop, none]', '[full, stop, none]'), 'figure.meanings[1].mark: is "half", which is not drawn.', 'Remove it.'],
  ['goes on behind a stop', handed, replace('[half, stop, none]', '[half, stop, full]'), 'figure.rows[1].cells[2]: is "full", and the row is stopped before it.', 'Write none: what is behind a stop is not reached.'],
  ['passes an empty cell without a word', handed, replace('  empty: Was not asked\n', ''), 'figure.rows[2].cells[1]: is empty, and the figure does not say what that means.', 'Write "empty" of it, such as "Isn’t needed".'],
  ['names two rows alike', handed, replace('name: A bow', 'name: A loop'), 'figure.rows[1].name: is "A loop", which stands above already.', 'Give each row a name of its own.'],
  ['does not say what became of a row', handed, replace('      end: Two lines by supper.\n', ''), 'figure.rows[1].end: is missing.', 'Say what becomes of it, or remove "end" of the figure.'],
  ['says what became of rows under no head', handed, replace('  end: What was left\n', ''), 'figure.rows[0].end: has nothing above it.', 'Write "end" of the figure, or remove it.'],
  ['draws one row', handed, replace(/ {4}- name: A bow\n(?: {4,}.*\n)+/, ''), 'figure.rows: has 1 entry, at least 2.', 'Add 1 more entry.'],
  ['names a column in 60 letters', handed, replace('The sailor', 'The sailor who came in last night from the other side of it'), 'figure.columns[1]: has 59 characters, at most 28.', 'Shorten it.'],
  ['has words for two of three cells', handed, replace('      end: Two lines by supper.', '      words: [Pulled, Cut]\n      end: Two lines by supper.'), 'figure.rows[1].words: has 2 entries, and there are 3 columns.', 'Write one for each.'],
  ['follows a row that is not there', handed, replace('  joined: true\n', '  joined: true\n  follow: 7\n'), 'figure.follow: is 7, and there are 3 rows.', 'Write the number of one.'],

  ['lets two spans overlap', dated, replace('from: 6, to: 8', 'from: 5, to: 8'), 'figure.lanes[0].spans[1].from: is 5, and the one before it ends with 5.', 'Begin with 6 or later, or move it to another lane.'],
  ['runs past the end of time', dated, replace('from: 6, to: 8', 'from: 6, to: 13'), 'figure.lanes[0].spans[1].to: is 13, and there are 12 places.', 'Write the number of one.'],
  ['divides time too finely', dated, replace('parts: 4', 'parts: 9'), 'figure.parts: is 9, which makes 27 places of 3 times.', 'Divide them into 24 places at most.'],
  ['says too much below a short bar', dated, replace('name: Waxed', 'name: Waxed by whoever sat nearest to the stove on that long and quiet night'), 'figure.lanes[1].spans[0].name: has 70 characters, below a bar of that length at most 53.', 'Shorten it.'],
]

/** Mistakes in a program, whose figure is spans in lanes. */
// biome-ignore format: a mistake a line reads as a table
export const programs: Mistake[] = [
  ['gives a step to somebody else', program, replace('hand: both', 'hand: them'), 'steps[1].hand: is "them", which is not known.', 'Use one of: us, you, both.'],
  ['leaves out for whom it is', program, replace('  for: Makers who work by day\n', ''), 'glance.for: is missing.', 'Add it; it is a text.'],
  ['leaves out what it costs', program, replace('  cost: A biscuit for the others\n', ''), 'glance.cost: is missing.', 'Add it; it is a text.'],
  ['leaves out what to do', program, drop('action'), 'action: is missing.', 'Add it; it is a text.'],
  ['ends a span behind the last time', program, replace('from: 2, to: 3', 'from: 2, to: 5'), 'figure.lanes[1].spans[0].to: is 5, and there are 4 places.', 'Write the number of one.'],
  ['begins a span behind the last time', program, replace('from: 4, mark: full', 'from: 9, mark: full'), 'figure.lanes[0].spans[2].from: is 9, and there are 4 places.', 'Write the number of one.'],
  ['writes a span backwards', program, replace('from: 2, to: 3', 'from: 3, to: 2'), 'figure.lanes[1].spans[0].to: is 2, before it begins in 3.', 'Write the earlier place first.'],
  ['lays a span over another', program, replace('from: 3, mark: missing', 'from: 2, mark: missing'), 'figure.lanes[0].spans[1].from: is 2, and the one before it ends with 2.', 'Begin with 3 or later, or move it to another lane.'],
  ['invents a look', program, replace('from: 3, mark: missing', 'from: 3, mark: sad'), 'figure.lanes[0].spans[1].mark: is "sad", which is not known.', 'Use one of: full, half, open, stop, licensed, missing, plain.'],
  ['uses a look that has no meaning', program, replace(/.*name: Is stuck.*\n/, ''), 'figure.lanes[0].spans[1].mark: is "missing", which "meanings" does not name.', 'Say there what it means.'],
  ['names two lanes alike', program, replace('name: The string', 'name: The paper'), 'figure.lanes[1].name: is "The paper", which stands above already.', 'Give each lane a name of its own.'],
  ['turns where no time is', program, replace('    from: 3\n', '    from: 5\n'), 'figure.turn.from: is 5, and there are 4 places.', 'Write the number of one.'],
  ['forgets a height', program, replace('[1, 2, 3, 4]', '[1, 2, 3]'), 'figure.levels.heights: has 3 entries, and there are 4 times.', 'Write one for each.'],
]

const wagers = 'content/pages/workshop/wagers/index.md'
const instrument = 'content/pages/workshop/wagers/marbles.md'

/** Mistakes in the contracts that instruments draw. */
// biome-ignore format: a mistake a line reads as a table
export const instruments: Mistake[] = [
  ['leaves out the contracts', instrument, drop('inFamily'), `inFamily.contracts: is missing, and the figure of ${wagers} draws it of every member.`, 'Add it, as the other members have it.'],
  ['invents a drawing', instrument, replace('makes: floor', 'makes: flor'), 'inFamily.contracts[1].makes: is "flor", which is not known.', 'Use one of: fixed, nearly-fixed, floor, bare. Did you mean "floor"?'],
  ['has one contract alone', instrument, replace(/ {4}- name: Marbles with a net\n(?: {6}.*\n)+ {4}- name: Marbles by the mill\n(?: {6}.*\n)+/, ''), 'inFamily.contracts: has 1 entry, at least 2.', 'Add 1 more entry.'],
  ['names a contract in 60 letters', instrument, replace('name: Marbles by the mill', 'name: Marbles by the mill on the other side of the river and a hill'), 'inFamily.contracts[2].name: has 61 characters, at most 40.', 'Shorten it.'],
  ['draws two choices alike', instrument, replace('      makes: fixed\n      text: One price is agreed, and', '      makes: bare\n      text: One price is agreed, and'), 'figure.choices[1].makes: is "bare", which ends where another choice does: their names would meet.', 'Give each choice a line of its own.'],
  ['draws more cash than there is room for', instrument, replace('size: 9', 'size: 11'), 'figure.choices[1].meanwhile.size: is 11, at most 10.', 'Write a smaller number.'],
  ['leaves one choice alone', instrument, replace(/ {4}- name: Agree at dawn\n(?: {6}.*\n)+/, ''), 'figure.choices: has 1 entry, at least 2.', 'Add 1 more entry.'],
  ['goes no known way', instrument, replace('effect: pays', 'effect: pay'), 'figure.effect: is "pay", which is not known.', 'Use one of: pays, earns. Did you mean "pays"?'],
  ['names a choice in 40 letters', instrument, replace('name: Agree at dawn', 'name: Agree at dawn with whoever holds marbles'), 'figure.choices[1].name: has 40 characters, at most 28.', 'Shorten it.'],
]
