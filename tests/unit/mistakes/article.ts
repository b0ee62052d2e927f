import { add, append, copy, drop, type Mistake, replace, set, write } from './edits.ts'
import { looseArticle } from './loose-files.ts'

const tides = 'content/insights/letters/tides.md'
const source = ['sources:', '  - by: Office of Tides', '    title: A Year of Tides'] as const

/** Mistakes in an article. */
// biome-ignore format: a mistake a line reads as a table
export const article: Mistake[] = [
  ['dates it on a day that does not exist', tides, set('date', '2026-02-30'), 'date: is "2026-02-30", and must be a date such as 2026-09-30, a day that exists.', 'Change the value.'],
  ['dates it in another century', tides, set('date', '1926-01-31'), 'date: is 1926-01-31, before there was a site.', 'Check the year.'],
  ['reviews it on a day to come', tides, add('reviewed: 2026-11-16'), 'reviewed: is 2026-11-16, which is still to come.', 'Write the day of the last review.'],
  ['forgets the date', tides, drop('date'), 'date: is missing.', 'Add it; it must be a date such as 2026-09-30, a day that exists.'],
  ['names an author nobody knows', tides, add('author: Ada Example'), 'author: is "Ada Example", which is not known.', 'Use one of: Ida Example; or add the author to authors in content/company.yaml. Did you mean "Ida Example"?'],
  ['gives it an order', tides, add('order: 1'), 'order: is a field that nothing reads.', 'Check its spelling against docs/fields.md, or remove it.'],
  ['writes a source as one text', tides, add('sources:', '  - Office of Tides, A Year of Tides, 2024'), 'sources[0]: must be a group of fields, and is the text "Office of Tides, A Year of Tides, 2024".', 'Write its fields below the name, each on a line of its own, two blanks further in.'],
  ['writes the year of a source without quotes', tides, add(...source, '    date: 2024'), 'sources[0].date: must be a text, and is read as a number.', 'Put quotes around it.'],
  ['writes the month of a source', tides, add(...source, '    date: May 2025'), 'sources[0].date: is "May 2025", and must be a year in quotes, such as "2025", or a day such as 2025-10-14.', 'Change the value.'],
  ['names a source of nobody', tides, add('sources:', '  - title: A Year of Tides'), 'sources[0].by: is missing.', 'Add it; it is a text.'],
  ['takes the old address of a page', tides, add('aliases: [/old-kite]'), 'aliases[0]: /old-kite is an alias in content/pages/offers/kite.md too.', 'Keep it in one of the two files.'],
  ['calls a source that is not there', tides, (text) => append('The sea rises.[^1] It falls.[^2]')(add(...source)(text)), 'line 32: has [^2], a footnote that is not written.', 'Write it at the end of the text: [^1]: and what it says. In an article [^1] calls its first source.'],
  ['names a source that nothing calls', tides, (text) => append('The sea rises.[^1]')(add(...source, '  - by: The harbor', '    title: A log')(text)), 'sources[1]: is called nowhere in the text.', 'Write [^2] behind what it supports, or remove it.'],
  ['calls the second source first', tides, (text) => append('The sea rises.[^2] It falls.[^1]')(add(...source, '  - by: The harbor', '    title: A log')(text)), 'sources[1]: is called before one that stands above it.', 'Put the sources in the order in which the text first calls them, and number the calls so.'],
  ['calls a source in a heading', tides, (text) => replace('## How we watch', '## How we watch[^1]')(add(...source)(text)), 'line 28: calls the source [^1] in a heading.', 'Move it into the text below.'],
  ['writes a footnote beside sources', tides, (text) => append('It falls.[^1] It rises.[^a]', '', '[^a]: Twice a day.')(add(...source)(text)), 'line 34: has the footnote [^a], and in a text with sources numbers call those.', 'Say it in the text, or name it in "sources".'],
  ['writes no headings', tides, replace('## How we watch', 'How we watch.'), 'text: is missing, or has no headings.', 'Write it below the fields, in parts that begin with ## and a heading.'],
  ['begins below the second level', tides, replace('## How we watch', '### How we watch'), 'line 25: has "### How we watch", a heading of level 3 below level 1.', 'Begin it with ##.'],
  ['calls a part as the page calls one', tides, replace('## How we watch', '## Related'), 'line 25: has the heading "Related", which the page has already for a part of its own.', 'Choose other words.'],
  ['links to a source that is not encrypted', tides, append('See [the office](http://example.org/tides).'), 'line 29: has a link to http://example.org/tides, which is not encrypted.', 'Begin it with https://.'],
  ['puts it below a page that is no category', 'content/insights/other.md', write(looseArticle), 'file name: puts an article below /insights, which is no category of insights.', 'Move it into the folder of a category, such as content/insights/blog/opinion.'],
  ['puts it into a folder without a page', 'content/insights/news/tides.md', write(looseArticle), 'file name: has no page above it at /insights/news.', 'Add that page, or move this file into the folder of a page that exists.'],
  ['names the file in capital letters', 'content/insights/letters/Tides.md', copy(tides), 'file name: gives the address /insights/letters/Tides.', 'Name it after the article in lower-case letters, digits and hyphens, such as reading-a-fund.md.'],
  ['names the file index', 'content/insights/letters/index.md', copy(tides), 'file name: gives the address /insights/letters.', 'Name it after the article in lower-case letters, digits and hyphens, such as reading-a-fund.md.'],
]
