import { append, type Mistake, replace } from './edits.ts'

const menu = 'content/menu.yaml'
const footer = 'content/footer.yaml'

/** Mistakes in the menu and the footer. */
// biome-ignore format: a mistake a line reads as a table
export const menuAndFooter: Mistake[] = [
  ['leads to a page that is not there', menu, replace('- page: /careers', '- page: /career'), '[1].items[1].page: leads to /career, and there is no such page.', 'Correct the address, or add the page. Did you mean /careers?'],
  ['writes an address without its slash', menu, replace('- page: /careers', '- page: careers'), '[1].items[1].page: is "careers", and must be an address such as /services/consulting.', 'Change the value.'],
  ['forgets the items', menu, replace(/ {2}items:\n {4}- page: \/about\n[\s\S]*/, ''), '[1].items: is missing.', 'Add it; it is a list.'],
  ['names a page twice', menu, replace('- page: /careers', '- page: /about'), '[1].items[1].page: is "/about", as in entry 2, items 1, page: visitors could not tell the two apart.', 'Change one of the two, or remove it.'],
  ['gives two sections one title', menu, replace('title: Company', 'title: Offers'), '[1].title: is "Offers", as in entry 1, title: visitors could not tell the two apart.', 'Change one of the two, or remove it.'],
  ['gives two sections one short title', menu, replace('short: Company', 'short: Offers'), '[1].short: is "Offers", as in entry 1, short: visitors could not tell the two apart.', 'Change one of the two, or remove it.'],
  ['calls two pages the same', menu, replace('- page: /careers', '- page: /careers\n      label: About'), '[1].items[1].label: is "About", as in entry 2, items 1, page: visitors could not tell the two apart.', 'Change one of the two, or remove it.'],
  ['calls two parts the same', footer, replace('label: History', 'label: About'), '[0].links[1].label: is "About", as in entry 1, links 1, page: visitors could not tell the two apart.', 'Change one of the two, or remove it.'],
  ['indents with a tab', menu, replace('  short: Offers', '\tshort: Offers'), 'line 2: begins with a tab.', 'Use blanks: YAML knows no tabs at the beginning of a line.'],
  ['writes HTML into a label', menu, replace('- page: /careers', '- page: /careers\n      label: <b>Work</b>'), '[1].items[1].label: has HTML: <b>. Fields are plain text, so it would be shown as it stands.', 'Write plain words here; links and emphasis work in the text below the fields.'],
  ['leads to a page that is not there', footer, replace('- page: /about', '- page: /abuot'), '[0].links[0].page: leads to /abuot, and there is no such page.', 'Correct the address, or add the page. Did you mean /about?'],
  ['names a part that is not there', footer, replace('anchor: history', 'anchor: future'), '[0].links[1].anchor: is "future", and /about has no such part.', 'Use one of: history.'],
  ['writes the # of a part', footer, replace('anchor: history', 'anchor: "#history"'), '[0].links[1].anchor: is "#history", and must be lower-case letters, digits and hyphens.', 'Change the value.'],
  ['names a page twice', footer, append('    - page: /about'), '[0].links[2].page: is "/about", as in entry 1, links 1, page: visitors could not tell the two apart.', 'Change one of the two, or remove it.'],
]
