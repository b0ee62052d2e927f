import { append, type Mistake, replace, write } from './edits.ts'
import { loosePage } from './loose-files.ts'

const about = 'content/pages/about.md'
const kite = 'content/pages/offers/kite.md'
const facts = 'content/company.yaml'
const onContact = 'Link to the page that shows it: [our offices](/contact#offices), or say "call an office".'
const secret = 'Take it out, and change it at once where it is used: whatever was saved here counts as public.'
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
  ['writes British English', about, append('Our kites have a colour.'), 'text: says "colour" in: Our kites have a colour.', 'Write "color": docs/how-to/style.md.'],
  ['organises', about, append('We organise a club.'), 'text: says "organise" in: We organise a club.', 'Write "organize": docs/how-to/style.md.'],
  ['asks for a licence', about, append('Kites need a licence.'), 'text: says "licence" in: Kites need a licence.', 'Write "license": docs/how-to/style.md.'],
  ['pays at the till', about, append('Pay at the till.'), 'text: says "the till" in: Pay at the till.', 'Write "the cash register": docs/how-to/style.md.'],
  ['hands out a payslip', about, append('Here is a payslip.'), 'text: says "payslip" in: Here is a payslip.', 'Write "pay stub": docs/how-to/style.md.'],
  ['greets a sole trader', about, append('A sole trader may come.'), 'text: says "sole trader" in: A sole trader may come.', 'Write "sole proprietor": docs/how-to/style.md.'],
  ['lets a house out', about, append('We let out a house.'), 'text: says "let out a" in: We let out a house.', 'Write "rent out a": docs/how-to/style.md.'],
  ['writes e-mail with a hyphen', about, append('Send an e-mail.'), 'text: says "e-mail" in: Send an e-mail.', 'Write "email": docs/how-to/style.md.'],
  ['writes percent out', about, append('Some 56 percent fly.'), 'text: says "56 percent" in: Some 56 percent fly.', 'Write "56%": docs/how-to/style.md.'],
  ['shortens a million', about, append('It cost $10m.'), 'text: says "$10m" in: It cost $10m.', 'Write "$10 million": docs/how-to/style.md.'],
  ['writes a date as in Britain', about, append('Come on 10 November 2026.'), 'text: says "10 November" in: Come on 10 November 2026.', 'Write "November 10": docs/how-to/style.md.'],
  ['joins numbers by a hyphen', about, append('It takes 2-4 weeks.'), 'text: says "2-4" in: It takes 2-4 weeks.', 'Write "2–4": docs/how-to/style.md.'],
  ['tells the time as a clock does', about, append('Come at 18:00 sharp.'), 'text: says "18:00" in: Come at 18:00 sharp.', 'Write "6:00 p.m.": docs/how-to/style.md.'],
  ['writes PM', about, append('Come at 6:00 PM sharp.'), 'text: says "6:00 PM" in: Come at 6:00 PM sharp.', 'Write "6:00 p.m.": docs/how-to/style.md.'],
  ['hides the name of an offering', kite, replace('title: Kite of', 'title: The best toy of'), 'title: is "The best toy of a small society", and does not begin with "Kite".', 'Begin it with the name, such as "Kite: what it is".'],
  ['begins a title with a longer word', kite, replace('title: Kite of', 'title: Kiteflying of'), 'title: is "Kiteflying of a small society", and does not begin with "Kite".', 'Begin it with the name, such as "Kite: what it is".'],
  ['writes a page that nothing links to', 'content/pages/alone.md', write(loosePage), 'links: is linked from no other pages, at least 2.', 'Name it under "related" or in the text of other pages.'],
  ['promises a return', about, append('Our fund has a guaranteed return of 5%.'), 'text: claims "guaranteed return" in: Our fund has a guaranteed return of 5%.', 'Say it without the claim: nobody can guarantee what an investment earns or keeps, and in most places saying so is against the law.'],
  ['promises it in a heading', about, append('## Risk-free flying', '', 'We fly.'), 'text: claims "Risk-free" in: Risk-free flying', 'Say it without the claim: every investment and every service carries a risk.'],
  ['promises it beside the company’s name', facts, replace('tagline: Kites and letters.', 'tagline: You cannot lose.'), 'tagline: claims "cannot lose" in: You cannot lose.', 'Say it without the claim: whoever invests can lose money.'],
  ['says who supervises the company', about, append('{{name}} is regulated by the FCA.'), 'text: claims "Example Society is regulated" in: Example Society is regulated by the FCA.', 'Say it without the claim: a visitor must be able to look up who is licensed: list the firm under entities in content/company.yaml, with its register and number.'],
  ['spells out an address for mail', about, append('Write to Support@example.com.'), 'line 17: spells out "Support@example.com", which stands in content/company.yaml.', 'Write {{supportEmail}}.'],
  ['spells out the address of an office', about, append('[Write](mailto:london@example.com)'), 'line 17: spells out "london@example.com", which stands in content/company.yaml.', 'Link to the page that shows it: [contact](/contact).'],
  ['spells out a phone number', about, append('Call +44 20 7946 0142.'), 'line 17: spells out "+44 20 7946 0142", which stands in content/company.yaml.', onContact],
  ['spells it out as at home', kite, replace('summary: What we say about Kite', 'summary: Call (020) 7946-0142 for it'), 'line 6: spells out "(020) 7946-0142", which stands in content/company.yaml.', onContact],
  ['spells out the street', about, append('We sit in 20 Example', 'Street.'), 'line 17: spells out "20 Example Street", which stands in content/company.yaml.', onContact],
  ['spells out where the site is', about, append('See example.com.'), 'line 17: spells out "example.com", which stands in content/company.yaml.', 'Say "this site", or link to the page alone, such as /about.'],
  ['spells out where a product is', about, append('See trato.example.com/plans.'), 'line 17: spells out "trato.example.com", which stands in content/company.yaml.', 'Write {{tratoWebsite}}.'],
  ['lists an office that is not there', about, append('We have offices in London and Paris.'), 'line 17: lists the offices by hand: "London and Paris", and content/company.yaml has London.', 'Write {{offices}}, or {{anyOffice}} for a list with "or".'],
  ['leaves a password in a remark', about, replace('kind: legal', '# Sign in: admin / Sommer2026\nkind: legal'), 'line 2: has a password ("Somm…").', secret],
  ['leaves a key in a field', kite, replace('summary: What we say about Kite', `summary: Use ${'AKIA'}IOSFODNN7EXAMPLE`), 'line 6: has a key ("AKIA…").', secret],
  ['leaves a password in the menu', 'content/menu.yaml', replace('- title', '# Sign in: admin / Sommer2026\n- title'), 'line 1: has a password ("Somm…").', secret],
  ['names the mailbox of a person', about, append('Write to ada@gmail.com.'), 'line 17: has "ada@gmail.com", a private mailbox.', 'Write an address of the company, such as {{supportEmail}}, or remove it.'],
  ['gives the company a private mailbox', facts, replace('press@example.com', 'ada@gmail.com'), 'line 12: has "ada@gmail.com", a private mailbox.', 'Write one of the company’s own domain.'],
  ['names an address that nobody knows', about, append('Write to kites@example.com.'), 'line 17: has the e-mail address "kites@example.com", which does not stand in content/company.yaml.', 'Write an address of the company, such as {{supportEmail}}. A new one goes into content/company.yaml; to somebody else’s, link to their page.'],
  ['names a number that nobody knows', about, append('Call (212) 555-0199.'), 'line 17: has the phone number "(212) 555-0199", which does not stand in content/company.yaml.', 'Link to the page that shows ours: [our offices](/contact#offices). A new number goes into content/company.yaml; to somebody else’s, link to their page.'],
  ['shows one address and links to another', about, append('[{{supportEmail}}](mailto:{{pressEmail}})'), 'line 17: has a link that shows {{supportEmail}} and leads to {{pressEmail}}.', 'Write the same address in both places.'],
  ['leaves a gap in a title', 'content/footer.yaml', replace('label: History', 'label: "[Title]"'), '[0].links[1].label: has "[Title]", which waits for somebody to fill it in.', 'Write what visitors should read.'],
  ['leaves a field open', 'content/footer.yaml', replace('label: History', 'label: N/A'), '[0].links[1].label: has only "N/A", which looks unfinished.', 'Write what visitors should read.'],
  ['leaves a remark to a colleague', about, append('Kites fly. @ada please look'), 'line 17: has "@ada", which looks like a remark among colleagues.', 'Remove it: visitors would read it.'],
  ['lets nobody sign', facts, replace('name: Ida Example', 'name: admin'), 'authors[0].name: is "admin", which is no name.', 'Write the name of a person.'],
]
