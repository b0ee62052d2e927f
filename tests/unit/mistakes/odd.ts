import { add, append, type Edit, replace, set, write } from './edits.ts'
import { looseArticle } from './loose-files.ts'

const facts = 'content/company.yaml'
const footer = 'content/footer.yaml'
const about = 'content/pages/about.md'
const tides = 'content/insights/letters/tides.md'
const maker = 'content/positions/kite-maker.md'

const office = (changes: Record<string, string> = {}) => {
  const norway = {
    address: '[1 Example Gate, Norway]',
    phone: '+47 22 22 01 42',
    timeZone: 'Europe/Oslo',
    country: 'NO',
  }
  const fields = { city: 'Oslo', email: 'oslo@example.com', ...norway, ...changes }
  const lines = Object.entries(fields).map(([name, value], i) => `  ${i === 0 ? '-' : ' '} ${name}: ${value}\n`)
  return replace('careers:\n  dep', `${lines.join('')}careers:\n  dep`)
}
const profile = (label: string, href: string) =>
  replace('social:\n', `social:\n  - label: ${label}\n    href: ${href}\n`)
const pay = (range: string) => add(`pay: { ${range} }`)
const both =
  (...edits: Edit[]): Edit =>
  (text) =>
    edits.reduce((before, edit) => edit(before), text)

/** What may be meant, and hardly is: a warning each. */
// biome-ignore format: a mistake a line reads as a table
export const odd: [did: string, file: string, edit: Edit, says: string][] = [
  ['slips in the domain of a mail address', facts, set('support', 'support@exmaple.com'), 'emails.support: is at exmaple.com, and the others are at example.com.'],
  ['slips in the ending of one', facts, set('press', 'press@example.con'), 'emails.press: is at example.con, and the others are at example.com.'],
  ['forgets a digit of a phone', facts, set('phone', '+44 20 7946 01'), 'offices[0].phone: is +44 20 7946 01, with 8 digits behind 44: United Kingdom has 9 to 10.'],
  ['dials another country', facts, set('phone', '+49 20 7946 0142'), 'offices[0].phone: is +49 20 7946 0142, a number of Germany, and country is GB (United Kingdom).'],
  ['sets the clock of another country', facts, set('timeZone', 'Asia/Singapore'), 'offices[0].timeZone: is Asia/Singapore, and country is GB: no clock in United Kingdom runs by it.'],
  ['names another country', facts, set('country', 'SG'), 'offices[0].country: is SG (Singapore), and neither its phone nor its time zone is there.'],
  ['ends the address in another country', facts, set('address', '[20 Example Street, France]'), 'offices[0].address: ends with France, and country is GB (United Kingdom).'],
  ['gives two offices one phone', facts, office({ phone: '+44 2079 460142', country: 'GB', timeZone: 'Europe/London', address: '[1 Example Gate]' }), 'offices[1].phone: is the same as in London.'],
  ['gives two offices one address for mail', facts, office({ email: 'London@example.com' }), 'offices[1].email: is the same as in London.'],
  ['gives two offices one street', facts, office({ address: '[20 Example Street]' }), 'offices[1].address: is the same as in London.'],
  ['has two offices in one city', facts, office({ city: 'London' }), 'offices[1].city: is the same as in London.'],
  ['leads a profile to another network', facts, profile('LinkedIn', 'https://x.com/society'), 'social[0].href: leads to X, and its label is "LinkedIn".'],
  ['leads a profile elsewhere', facts, profile('GitHub', 'https://gihtub.com/society'), 'social[0].href: leads to gihtub.com, and its label is "GitHub".'],
  ['leads a profile to the network itself', facts, profile('LinkedIn', 'https://www.linkedin.com/'), 'social[0].href: leads to LinkedIn itself, not to a profile there.'],
  ['misspells a network', facts, profile('Linkdin', 'https://www.linkedin.com/company/society'), 'social[0].label: is "Linkdin".'],
  ['lists a department twice, once misspelled', facts, replace('[Community, Research]', '[Comunity, Community, Research]'), 'careers.departments[1]: is "Community", and there is "Comunity".'],
  ['calls a section as another page is called', 'content/menu.yaml', replace('title: Company', 'title: Careers'), '[1].title: is "Careers", as /careers is called, and leads to /about.'],
  ['calls a link as another page is called', footer, replace('label: History', 'label: Careers'), '[0].links[1].label: is "Careers", as /careers is called, and leads to /about#history.'],
  ['dates an article ten years early', 'content/insights/letters/winds.md', write(looseArticle.replace('2026-01-31', '2016-01-31')), 'date: is 2016-01-31, and the next article is of 2026-01-31.'],
  ['dates an article years ahead', 'content/insights/letters/winds.md', write(looseArticle.replace('2026-01-31', '2062-01-31')), 'date: is 2062-01-31, years ahead: until then nobody sees it.'],
  ['reviews an article before it was written', tides, add('reviewed: 2026-01-01'), 'reviewed: is 2026-01-01, before its date, 2026-01-31.'],
  ['is older than its source', tides, both(add('sources:', '  - by: Office of Tides', '    title: A Year of Tides', '    date: 2026-03-01'), append('It rises.[^1]')), 'sources[0].date: is 2026-03-01, after the article itself, of 2026-01-31.'],
  ['names a source of the future', tides, both(add('sources:', '  - by: Office of Tides', '    title: A Year of Tides', '    date: "2031"'), append('It rises.[^1]')), 'sources[0].date: is 2031, which is still to come.'],
  ['leaves an old day of review in the text', tides, both(add('reviewed: 2026-02-01'), append('Last week we looked, and this was last checked on February 1, 2025.')), 'text: says "last checked on February 1, 2025", and reviewed is 2026-02-01, in: Last week we looked, and this was last checked on February 1, 2025.'],
  ['dates a legal text by hand', about, both(add('dated: true'), append('These terms were last updated on May 25, 2018.')), 'text: says "last updated on May 25, 2018", and the page shows its date by itself, in: These terms were last updated on May 25, 2018.'],
  ['invites to a day that is past', about, append('Join us on June 3, 2025, at the pier.'), 'text: says "Join us on June 3, 2025", and that day is before 2026-11-15, in: Join us on June 3, 2025, at the pier.'],
  ['calls another year the next', tides, append('It begins next year, in 2024.'), 'text: says "next year, in 2024", and seen from 2026-01-31 that is 2027, in: It begins next year, in 2024.'],
  ['leaves a position open for years', maker, both(replace('closes: 2999-12-31\n', ''), add('posted: 2019-11-15')), 'posted: is 2019-11-15, more than a year ago.'],
  ['closes a position in a far year', maker, add('posted: 2026-11-01'), 'closes: is 2999-12-31, years after it was posted, 2026-11-01.'],
  ['describes another type of work', maker, set('description', 'A part-time place for somebody who makes kites, cares for the paper and likes the wind.'), 'description: says "part-time", and type is Full-time.'],
  ['pays in thousands', maker, pay('from: 90, to: 120, currency: GBP, per: year'), 'pay: is 90 to 120 GBP for each year.'],
  ['pays a year’s money for an hour', maker, pay('from: 90000, to: 95000, currency: GBP, per: hour'), 'pay: is 90000 to 95000 GBP for each hour.'],
  ['adds a zero to the pay', maker, pay('from: 50000, to: 600000, currency: GBP, per: year'), 'pay.to: is 600000, more than five times from, 50000.'],
  ['swaps letters of a currency', maker, pay('from: 50000, to: 60000, currency: PGK, per: year'), 'pay.currency: is PGK, which is paid at none of the offices.'],
]

/** What is no mistake, and close to one. */
// biome-ignore format: a line each reads as a table
export const fine: [did: string, file: string, edit: Edit][] = [
  ['an office in Norway', facts, office()],
  ['an office in India, whose clock has two names', facts, office({ city: 'Mumbai', address: '[1 Example Road, India]', phone: '+91 22 5550 0142', timeZone: 'Asia/Kolkata', country: 'IN' })],
  ['an office in Georgia, US', facts, office({ city: 'Atlanta', address: '[1 Example Street, Georgia]', phone: '+1 404 555 0142', timeZone: 'America/New_York', country: 'US' })],
  ['a number of a country that no table has', facts, office({ phone: '+354 555 0142', country: 'IS', timeZone: 'Atlantic/Reykjavik', address: '[1 Example Gate]' })],
  ['mail at a host of the company', facts, set('press', 'press@mail.example.com')],
  ['mail at another domain of the company', facts, set('press', 'press@example.io')],
  ['a profile where it belongs', facts, profile('LinkedIn', 'https://www.linkedin.com/company/society')],
  ['a profile in a country’s part of a network', facts, profile('LinkedIn', 'https://uk.linkedin.com/company/society')],
  ['a network that no table has', facts, profile('Mastodon', 'https://kites.social/@society')],
  ['a stand-in for a profile', facts, profile('X', 'https://example.com/x')],
  ['a day of review that agrees', tides, both(add('reviewed: 2026-02-01'), append('All of this was last checked on February 1, 2026.'))],
  ['next year, said in its year', tides, append('It begins next year, in 2027.')],
  ['pay in euros and yen', maker, pay('from: 50000, to: 60000, currency: EUR, per: year')],
  ['pay by the hour', maker, pay('from: 15, to: 20, currency: GBP, per: hour')],
  ['a position posted this year', maker, both(replace('closes: 2999-12-31\n', ''), add('posted: 2026-11-01'))],
]
