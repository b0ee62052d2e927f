import { add, drop, type Mistake, replace, set } from './edits.ts'

const family = 'content/pages/workshop/repairs/index.md'
const service = 'content/pages/workshop/repairs/splinting.md'
const stacked = 'content/pages/workshop/repairs/pasting.md'
const dated = 'content/pages/workshop/repairs/waxing.md'
const handed = 'content/pages/workshop/repairs/untangling.md'
const change = 'Change the value.'

/** Mistakes in what the figures of services are drawn from. */
// biome-ignore format: a mistake a line reads as a table
export const services: Mistake[] = [
  ['leaves out the events', service, drop('events'), 'events: is missing.', 'Add it; it is a list.'],
  ['names no event', service, replace(/^events:\n(?: {2}- .*\n)+/m, 'events: []\n'), 'events: has no entries, at least 1.', 'Add 1 more entry.'],
  ['names four events', service, replace('  - A bent stick\n', '  - A bent stick\n  - A torn sail\n'), 'events: has 4 entries, at most 3.', 'Remove 1 entry.'],
  ['promises four results', service, replace('  - A straight stick\n', '  - One stick\n  - Two sticks\n  - Six sticks\n  - Ten sticks\n'), 'results: has 4 entries, at most 3.', 'Remove 1 entry.'],
  ['writes an event of 60 letters', family, replace('A lost tail', 'A tail that was lost over the harbor on a very windy evening'), 'choosing[0].events[1].name: has 60 characters, at most 40.', 'Shorten it.'],
  ['writes a result of 60 letters', service, replace('  - A straight stick\n', '  - A stick that is as straight as it was on the day we split it\n'), 'results[0]: has 60 characters, at most 40.', 'Shorten it.'],
  ['names a service in 60 letters', service, set('name', 'Splinting of bent sticks with waxed string, wound by our own'), 'name: has 60 characters, at most 40.', 'Shorten it.'],
  ['misspells an event', service, replace('  - A bent stick\n', '  - A bend stick\n'), 'events[1]: is "A bend stick", which content/pages/workshop/repairs/index.md does not list.', 'Add it there below "choosing", or use one of its events. Did you mean "A bent stick"?'],
  ['names an event twice', service, replace('  - A knot that nobody in the club can undo\n', '  - A bent stick\n'), 'events[2]: is "A bent stick" a second time.', 'Remove it.'],
  ['claims the event of another service', service, replace('  - A fall\n', '  - A torn sail\n'), 'events[0]: is "A torn sail", as in content/pages/workshop/repairs/pasting.md.', 'Name another event; or, if it leads to both, say how they go together: "together" beside it in content/pages/workshop/repairs/index.md.'],
  ['says how one service goes together', family, replace('name: A bent stick\n', 'name: A bent stick\n        together: A stick that bent is mended by one of us, and nobody else is asked.\n'), 'choosing[1].events[0].together: is about several services, and "A bent stick" leads to one alone.', 'Remove it, or name the event in another service too.'],
  ['lists an event that leads nowhere', family, replace('      - name: A bent stick\n', '      - name: A rainy week\n      - name: A bent stick\n'), 'choosing[1].events[0].name: is "A rainy week", which leads to no service.', 'Name it in the events of a service below this page, or remove it.'],
  ['lists an event twice', family, replace('      - name: A bent stick\n', '      - name: A bent stick\n      - name: A torn sail\n'), 'choosing[1].events[1].name: is "A torn sail", which stands above already.', 'Keep one of the two.'],
  ['has a situation without events', family, replace(/ {4}events:\n {6}- name: A bent stick\n {6}- name: A knot.*\n(?: {6}.*\n)+/, ''), 'choosing[1].events: is missing.', 'Add it; it is a list.'],
  ['gives the thread no heading', service, drop('way'), 'way: is missing.', 'Add it; it is a text.'],
  ['leaves a step to nobody', service, replace(/ {4}us: We weigh.*\n/, ''), 'steps[3]: must say who acts in it: "us", "others" or both.', change],
  ['says what others do and not who', service, replace('      who: The joiner\n', ''), 'steps[1].others.who: is missing.', 'Add it; it is a text.'],
  ['begins a sentence after a name', service, replace('text: cuts the splint', 'text: Cuts the splint'), 'steps[1].others.text: is "Cuts the splint and burns his mark into it.", and must go on after the name, with a verb in lower case.', change],
  ['cites a note that is not there', stacked, replace('      - Will the pasting show?\n', '      - Will the paste show?\n'), 'steps[1].notes[0]: is "Will the paste show?", which is neither a chapter of the text nor a question.', 'Use one of them in the same words. Did you mean "Will the pasting show?"?'],
  ['writes capabilities, as of an offering', service, add('capabilities: []'), 'capabilities: is a field that nothing reads.', 'Check its spelling against docs/fields.md, or remove it.'],
  ['compares two facts', family, replace('  - For\n', '  - For\n  - Wood\n'), 'compare: has 2 entries, exactly 1.', 'Remove 1 entry.'],
  ['leaves the risk of a family out', family, drop('risk'), 'risk: is missing.', 'Add it; it is a text.'],
  ['leaves the risk out', service, drop('risk'), 'risk: is missing.', 'Add it; it is a text.'],

  ['draws a case in no known form', stacked, replace('draws: stacks', 'draws: stack'), 'case.draws: is "stack", which is not known.', 'Use one of: stacks, line, calendar, hands. Did you mean "stacks"?'],
  ['piles a column too high', stacked, replace('size: 4', 'size: 10'), 'case.stacks[0].pieces: must be at most 12 high together, and are 13: sizes are relative, so make them smaller.', change],
  ['draws a piece of no height', stacked, replace('size: 4', 'size: 0'), 'case.stacks[0].pieces[1].size: is 0, at least 1.', 'Write a larger number.'],
  ['measures by a column that is not there', stacked, replace('level: 1', 'level: 3'), 'case.level: is 3, and there are 2 columns.', change],
  ['names a piece in 40 letters', stacked, replace('name: Pasted,', 'name: Pasted with flour from the mill up river,'), 'case.stacks[1].pieces[1].name: has 40 characters, at most 32.', 'Shorten it.'],
  ['draws a line with three heights', service, replace('levels: [4, 6, 9, 15, 17, 9, 5]', 'levels: [4, 6, 9]'), 'case.curve.levels: has 3 entries, at least 4.', 'Add 1 more entry.'],
  ['draws a line off the drawing', service, replace('levels: [12]', 'levels: [24]'), 'case.against[0].levels[0]: is 24, at most 20.', 'Write a smaller number.'],
  ['holds a line against half of another', service, replace('levels: [12]', 'levels: [12, 11, 10]'), 'case.against[0].levels: must have 1 entry or 7, as many as the curve, and has 3.', change],
  ['lets the names of two lines meet', service, replace('      levels: [12]\n', '      levels: [12]\n    - name: What string gives\n      levels: [10]\n'), 'case.against[1].levels: must end 4 or more from the other, or their names would meet.', change],
  ['divides time by five', dated, replace('times: [March, April, May]', 'times: [March, April, May, June, July]'), 'case.times: must have 3, 4 or 6 entries, which divide 12 places evenly.', change],
  ['lets two spans overlap', dated, replace('from: 5, to: 8', 'from: 4, to: 8'), 'case.lanes[0].spans[1].from: is 4, and the one before it ends at 5.', change],
  ['ends a span where it begins', dated, replace('from: 5, to: 8', 'from: 5, to: 5'), 'case.lanes[0].spans[1].to: is 5, and it begins at 5.', change],
  ['runs past the end of time', dated, replace('from: 5, to: 8', 'from: 5, to: 13'), 'case.lanes[0].spans[1].to: is 13, at most 12.', 'Write a smaller number.'],
  ['forgets one of the hands', handed, replace('[full, full, stop]', '[full, stop]'), 'case.rows[2].holds: must have 3 entries, one for each pair of hands, and has 2.', change],
  ['uses a mark that has no meaning', handed, replace('    - { draws: half, name: Freed one end }\n', ''), 'case.rows[1].holds: has "half", which "marks" does not name.', change],
]
