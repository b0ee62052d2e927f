import { add, drop, type Mistake, replace } from './edits.ts'

const family = 'content/pages/workshop/repairs/index.md'
const service = 'content/pages/workshop/repairs/splinting.md'
const dated = 'content/pages/workshop/repairs/waxing.md'
const handed = 'content/pages/workshop/repairs/untangling.md'
const program = 'content/pages/harbor/evening-school.md'

/** Mistakes in a family whose figure is a thread, and in tables of marks. */
// biome-ignore format: a mistake a line reads as a table
export const services: Mistake[] = [
  ['leaves out the events', service, drop('inFamily'), 'inFamily.events: is missing, and the figure of content/pages/workshop/repairs/index.md draws it of every member.', 'Add it, as the other members have it.'],
  ['names four events', service, replace('    - A bent stick\n', '    - A bent stick\n    - A torn sail\n'), 'inFamily.events: has 4 entries, at most 3.', 'Remove 1 entry.'],
  ['misspells an event', service, replace('    - A bent stick\n', '    - A bend stick\n'), 'inFamily.events[1]: is "A bend stick", which content/pages/workshop/repairs/index.md does not list.', 'Add it there below "situations", or use one of its events. Did you mean "A bent stick"?'],
  ['names an event twice', service, replace('    - A knot that nobody in the club can undo\n', '    - A bent stick\n'), 'inFamily.events[2]: is "A bent stick" a second time.', 'Remove it.'],
  ['claims the event of another service', service, replace('    - A fall\n', '    - A torn sail\n'), 'inFamily.events[0]: is "A torn sail", as in content/pages/workshop/repairs/pasting.md.', 'Name another event; or, if it leads to both, say how they go together: "together" beside it in content/pages/workshop/repairs/index.md.'],
  ['says how one service goes together', family, replace('name: A bent stick\n', 'name: A bent stick\n          together: A stick that bent is mended by one of us, and nobody else is asked.\n'), 'figure.situations[1].events[0].together: is about several pages, and "A bent stick" leads to one alone.', 'Remove it, or name the event in another page too.'],
  ['lists an event that leads nowhere', family, replace('        - name: A bent stick\n', '        - name: A rainy week\n        - name: A bent stick\n'), 'figure.situations[1].events[0].name: is "A rainy week", which leads to no page.', 'Name it in "inFamily.events" of a page below this one, or remove it.'],
  ['lists an event twice', family, replace('        - name: A bent stick\n', '        - name: A bent stick\n        - name: A torn sail\n'), 'figure.situations[1].events[1].name: is "A torn sail", which stands above already.', 'Keep one of the two.'],
  ['names events where no thread is drawn', program, add('inFamily:', '  events: [A fall]'), 'inFamily.events: is drawn nowhere: the page above has no figure that draws "thread".', 'Remove it.'],
  ['begins a sentence after a name', service, replace('text: cuts the splint', 'text: Cuts the splint'), 'steps[1].others.text: is "Cuts the splint and burns his mark into it.", and must go on after the name, with a verb in lower case.', 'Change the value.'],
  ['leaves the risk of a family out', family, drop('risk'), 'risk: is missing, and each page below this one carries a note of its own.', 'Add it: what can go wrong with any of them.'],

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
  ['begins a span behind the last time', program, replace('from: 4, mark: full', 'from: 9, mark: full'), 'figure.lanes[0].spans[2].from: is 9, and there are 4 places.', 'Write the number of one.'],
  ['writes a span backwards', program, replace('from: 2, to: 3', 'from: 3, to: 2'), 'figure.lanes[1].spans[0].to: is 2, before it begins in 3.', 'Write the earlier place first.'],
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
  ['draws two choices alike', instrument, replace('      makes: fixed\n      text: One price is agreed, and', '      makes: bare\n      text: One price is agreed, and'), 'figure.choices[1].makes: is "bare", which ends where another choice does: their names would meet.', 'Give each choice a line of its own.'],
]
