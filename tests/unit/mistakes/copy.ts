import { append, type Mistake, replace, write } from './edits.ts'
import { loosePage } from './loose-files.ts'

const about = 'content/pages/about.md'
const kite = 'content/pages/offers/kite.md'
const tides = 'content/insights/letters/tides.md'

/** What the rules of copy refuse. */
// biome-ignore format: a mistake a line reads as a table
export const copy: Mistake[] = [
  ['writes too little on a page', about, replace(/Some words about history[\s\S]*/, 'A few words.\n'), 'text: has 43 words, with those of its fields, at least 120.', 'Say more.'],
  ['writes too much on an offering', kite, append(Array.from({ length: 60 }, (_, i) => `Another long line about the wind and the kite in it, number ${i}.`).join(' ')), 'text: has 1024 words, with those of its fields, at most 950.', 'Shorten it.'],
  ['writes too short an article', tides, replace(/## How we watch[\s\S]*/, '## How we watch\n\nWe look.\n'), 'text: has 205 words, at least 300.', 'Say more.'],
  ['says a sentence of another page', kite, append('Some words about history stand here in line number 3.'), 'text: says the same as content/pages/about.md: "Some words about history stand here in line number 3."', 'Say what is particular to this page.'],
  ['uses a word that says nothing', about, append('Our kites are seamless.'), 'text: says "seamless" in: Our kites are seamless.', 'Say it in a plain word.'],
  ['cries out', about, append('Our kites fly!'), 'text: says "!" in: Our kites fly!', 'Use a full stop, a comma or a colon.'],
  ['uses a long dash', about, append('Our kites — all of them — fly.'), 'text: says "—" in: Our kites — all of them — fly.', 'Use a full stop, a comma or a colon.'],
  ['writes a page that nothing links to', 'content/pages/alone.md', write(loosePage), 'links: is linked from no other pages, at least 2.', 'Name it under "related" or in the text of other pages.'],
]
