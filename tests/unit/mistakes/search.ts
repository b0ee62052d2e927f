import { append, type Mistake, replace, write } from './edits.ts'

const file = 'content/search.yaml'

/** Mistakes in the words that mean the same to a visitor. */
// biome-ignore format: a mistake a line reads as a table
export const search: Mistake[] = [
  ['names words that no page says', file, append('- words: [submarine, periscope]'), '[2].words: is submarine, periscope, and no page says any of them in its name, title, summary or description.', 'Add the word that the page uses, or remove the group.'],
  ['says a word in two groups', file, append('- words: [offers, kites]'), '[2].words[1]: is "kites", which the group "kite, flyer" says already.', 'Remove one of the two words, or join the groups.'],
  ['says a word twice in a group', file, replace('[careers, jobs]', '[careers, jobs, job]'), '[1].words[2]: is "job", which the group "careers, jobs, job" says already.', 'Remove one of the two words, or join the groups.'],
  ['leaves a word alone', file, replace('[careers, jobs]', '[careers]'), '[1].words: has 1 entry, at least 2.', 'Add 1 more entry.'],
  ['forgets the dash', file, write('words: [kite, flyer]\n'), 'front matter: must be a list, and is a group of fields.', 'Write each entry on a line of its own below the name, beginning with a dash and a blank.'],
]
