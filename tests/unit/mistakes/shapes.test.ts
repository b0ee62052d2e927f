import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { add, drop, type Edit, type Mistake, replace, set } from './edits.ts'
import { expectTold } from './expect-told.ts'
import { inspect } from './inspect.ts'
import { instruments } from './instruments.ts'
import { services } from './services.ts'

/** Mistakes in what figures are drawn from, made in the fixture: the small site of the other mistakes draws none. */

const root = 'tests/fixture'
const fixture = Object.fromEntries(
  globSync(`${root}/content/**/*.*`).map((file) => [file.slice(root.length + 1), readFileSync(file, 'utf8')]),
)

const family = 'content/pages/workshop/savings/index.md'
const fund = 'content/pages/workshop/savings/zinc.md'

/** Gives each step of a page a drawing. */
const drawn: Edit = replace(/^steps:\n[\s\S]*?(?=^risk)/m, (steps) =>
  steps.replaceAll(/^ {4}text: .*$/gm, '$&\n    draws: hold'),
)

// biome-ignore format: a mistake a line reads as a table
const funds: Mistake[] = [
  ['leaves out a fund’s place', fund, drop('place'), 'place: is missing.', 'Add it; it is a group of fields.'],
  ['leaves out one of its three', fund, replace('  cash: 1\n', ''), 'place.cash: is missing.', 'Add it; it is a number.'],
  ['puts a fund off the map', fund, set('horizon', '6'), 'place.horizon: is 6, at most 5.', 'Write a smaller number.'],
  ['puts a fund between two steps', fund, set('horizon', '2.5'), 'place.horizon: must be a whole number, and is 2.5.', 'Write a number such as 3, without quotes.'],
  ['invents a way to pay', fund, set('pays', 'luck'), 'place.pays: is "luck", which is not known.', 'Use one of: interest, rent, fees, irregular.'],
  ['invents a drawing', fund, replace('draws: hold', 'draws: keep'), 'steps[1].draws: is "keep", which is not known.', 'Use one of: limits, hold, split, pay, check, exit.'],
  ['leaves out a drawing', fund, replace('    draws: hold\n', ''), 'steps[1].draws: is missing.', 'Use one of: limits, hold, split, pay, check, exit.'],
  ['leaves out the risk', fund, drop('risk'), 'risk: is missing.', 'Add it; it is a text.'],
  ['gives a fund a name of 59 letters', fund, set('name', 'A box of copper for whoever keeps coins under a floor board'), 'name: has 59 characters, at most 40.', 'Shorten it.'],
  ['puts a third fund into a cell', fund, (text) => set('horizon', '4')(set('cash', '4')(text)), 'place: is that of content/pages/workshop/savings/boat.md and content/pages/workshop/savings/moth.md as well; at most 2 funds share one.', 'Places are relative: move one of them a step in horizon or cash.'],
  ['puts an offering on the map', fund, (text) => replace(/ {4}draws: .*\n/g, '')(drop('place')(set('kind', 'offering')(text))), 'kind: is offering, below a family of the kind "funds", whose figure could not show it.', 'Make it "kind: fund", or move it to another folder.'],
  ['makes a fund of an offering elsewhere', 'content/pages/workshop/kites/delta.md', (text) => drawn(add('place: { horizon: 1, cash: 1, pays: rent }')(set('kind', 'fund')(text))), 'kind: is fund, and the page above it, /workshop/kites, is not of the kind "funds".', 'Move it below a page of the kind "funds", or choose another kind.'],
  ['names four columns', family, replace('    - A year\n', ''), 'map.horizon: has 4 entries, exactly 5.', 'Say more.'],
  ['marks a fact that is not compared', family, set('paysFact', 'Wood'), 'map.paysFact: is "Wood", which "compare" does not name.', 'Choose one of "Lid", "Yield".'],
]

const ladder = 'content/pages/workshop/winds/index.md'
const strategy = 'content/pages/workshop/winds/swell.md'

// biome-ignore format: a mistake a line reads as a table
const strategies: Mistake[] = [
  ['leaves out the span', strategy, drop('span'), 'span: is missing.', 'Add it; it is a group of fields.'],
  ['writes a span in words', strategy, replace('to: 2y', 'to: centuries'), 'span.to: is "centuries", and must be a time such as 3d, 2w, 6m or 5y.', 'Change the value; docs/fields.md says what each field takes.'],
  ['writes a span of no time', strategy, replace('from: 1y', 'from: 0y'), 'span.from: is "0y", and must be a time such as 3d, 2w, 6m or 5y.', 'Change the value; docs/fields.md says what each field takes.'],
  ['writes a span beyond the ladder', strategy, replace('to: 2y', 'to: 300y'), 'span.to: is 300y, at most 100y.', 'Write a shorter time.'],
  ['writes a span backwards', strategy, replace('from: 1y', 'from: 30m'), 'span.from: is 30m, which is longer than 2y.', 'Write the shorter time first.'],
  ['names an edge that is not compared', ladder, set('edgeFact', 'Bring'), 'edgeFact: is "Bring", which "compare" does not name.', 'Choose one of "Sign", "Time", "Look at".'],
]

const home = 'content/pages/index.md'

// biome-ignore format: a mistake a line reads as a table
const passes: Mistake[] = [
  ['leaves out what passes', home, drop('passes'), 'passes: is missing.', 'Add it; it is a list.'],
  ['lets nobody receive', home, replace('    to: [/harbor]', '    to: []'), 'passes[0].to: has no entries, at least 1.', 'Say more.'],
  ['lets one give and receive', home, replace('    to: [/harbor]', '    to: [/workshop]'), 'passes[0].to[0]: is /workshop, which stands in this line already.', 'Let it give or receive, once.'],
  ['names a page that is no division', home, replace('    to: [/harbor]', '    to: [/about]'), 'passes[0].to[0]: leads to /about, which is no division.', 'Choose another page.'],
  ['names a division without a strand', home, replace(/ {2}- page: \/harbor\n {4}word.*\n.*\n/, ''), 'passes[0].to[0]: is /harbor, which has no strand.', 'Add it to "strands", or name another division.'],
  ['gives a division two strands', home, replace('  - page: /harbor\n    word', '  - page: /workshop\n    word'), 'strands[1].page: is /workshop, which has a strand already.', 'Name another division.'],
  ['writes a word of 13 letters', home, replace('word: Paper', 'word: Paper and wood'), 'strands[0].word: has 14 characters, at most 12.', 'Shorten it.'],
  ['writes a line of 46 letters', home, replace('what: Drawings', 'what: Drawings of all the boats that came home again'), 'passes[2].what: has 46 characters, at most 40.', 'Shorten it.'],
]

describe('in what divisions pass on, an editor', () => {
  test.each(passes)('%s (%s)', (...mistake) => expectTold(fixture, mistake))
})

test('the fixture has no mistake', async () => expect(await inspect(fixture)).toEqual([]))

describe('in strategies and their ladder, an editor', () => {
  test.each(strategies)('%s (%s)', (...mistake) => expectTold(fixture, mistake))
})

describe('in funds and their map, an editor', () => {
  test.each(funds)('%s (%s)', (...mistake) => expectTold(fixture, mistake))
})

describe('in services and the events that lead to them, an editor', () => {
  test.each(services)('%s (%s)', (...mistake) => expectTold(fixture, mistake))
})

describe('in instruments and their contracts, an editor', () => {
  test.each(instruments)('%s (%s)', (...mistake) => expectTold(fixture, mistake))
})
