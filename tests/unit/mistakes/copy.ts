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
  ['writes too much on an offering', kite, append(Array.from({ length: 72 }, (_, i) => `Another long line about the wind and the kite in it, number ${i}.`).join(' ')), 'text: has 1187 words, with those of its fields, at most 1100.', 'Shorten it.'],
  ['writes too short an article', tides, replace(/## How we watch[\s\S]*/, '## How we watch\n\nWe look.\n'), 'text: has 205 words, at least 300.', 'Say more.'],
  ['says a sentence of another page', kite, append('Some words about history stand here in line number 3.'), 'text: says the same as content/pages/about.md: "Some words about history stand here in line number 3."', 'Say what is particular to this page.'],
  ['uses a word that says nothing', about, append('Our kites are seamless.'), 'text: says "seamless" in: Our kites are seamless.', 'Say it in a plain word.'],
  ['cries out', about, append('Our kites fly!'), 'text: says "!" in: Our kites fly!', 'Use a full stop, a comma or a colon.'],
  ['uses a long dash', about, append('Our kites — all of them — fly.'), 'text: says "—" in: Our kites — all of them — fly.', 'Use a full stop, a comma or a colon.'],
  ['writes British English', about, append('Our kites have a colour.'), 'text: says "colour" in: Our kites have a colour.', 'Write "color": docs/how-to/style.md.'],
  ['names a day that does not exist', about, append('We wait until November 31, as always.'), 'text: says "November 31", and November has 30 days, in: We wait until November 31, as always.', 'Write a day that exists.'],
  ['names a leap day of another year', about, append('We met on February 29, 2026.'), 'text: says "February 29, 2026", and February 2026 has 28 days, in: We met on February 29, 2026.', 'Write a day that exists.'],
  ['names the wrong weekday', about, append('On Tuesday, October 11, 2027, it begins.'), 'text: says "Tuesday, October 11, 2027", and that day is a Monday, in: On Tuesday, October 11, 2027, it begins.', 'Change the weekday, or the day.'],
  ['writes a day in digits', about, append('It began on 03/04/2026.'), 'text: says "03/04/2026", which is one day in New York and another in London, in: It began on 03/04/2026.', 'Write the month as a word, such as March 4, 2026.'],
  ['saves more than everything', about, append('Save up to 110% today.'), 'text: says "Save up to 110%", more than the whole, in: Save up to 110% today.', 'Write what is saved of each 100.'],
  ['counts the offices by hand', about, append('Visit any of our seven offices.'), 'line 17: counts the offices by hand: "our seven offices".', 'Write {{count:offices}} for the number, so that it stays right.'],
  ['counts the divisions by hand', about, append('The group has 4 large divisions.'), 'line 17: counts the divisions by hand: "group has 4 large divisions".', 'Write {{count:divisions}} for the number, so that it stays right.'],
  ['hides the name of an offering', kite, replace('title: Kite of', 'title: The best toy of'), 'title: is "The best toy of a small society", and does not begin with "Kite".', 'Begin it with the name, such as "Kite: what it is".'],
  ['begins a title with a longer word', kite, replace('title: Kite of', 'title: Kiteflying of'), 'title: is "Kiteflying of a small society", and does not begin with "Kite".', 'Begin it with the name, such as "Kite: what it is".'],
  ['writes a page that nothing links to', 'content/pages/alone.md', write(loosePage), 'links: is linked from no other pages, at least 2.', 'Name it under "related" or in the text of other pages.'],
  ['promises a return', about, append('Our fund has a guaranteed return of 5%.'), 'text: claims "guaranteed return" in: Our fund has a guaranteed return of 5%.', 'Say it without the claim: nobody can guarantee what an investment earns or keeps, and in most places saying so is against the law.'],
  ['promises it in a heading', about, append('## Risk-free flying', '', 'We fly.'), 'text: claims "Risk-free" in: Risk-free flying', 'Say it without the claim: every investment and every service carries a risk.'],
  ['promises it beside the company’s name', facts, replace('tagline: Kites and letters.', 'tagline: You cannot lose.'), 'tagline: claims "cannot lose" in: You cannot lose.', 'Say it without the claim: whoever invests can lose money.'],
  ['says who supervises the company', about, append('{{name}} is regulated by the FCA.'), 'text: claims "Example Society is regulated" in: Example Society is regulated by the FCA.', 'Say it without the claim: a visitor must be able to look up who is licensed: list the firm under entities in content/company.yaml, with its register and number.'],
  ['says a sentence twice on a page', about, append('Some words about history stand here in line number 3.'), 'text: says twice: "Some words about history stand here in line number 3."', 'Say it once.'],
  ['asks a question twice', kite, replace('Who looks after the kite here?', 'May I see the kite first?'), 'questions[1].question: says twice: "May I see the kite first?"', 'Say it once.'],
  ['doubles a word in a field', kite, replace('value: Outside', 'value: Out of of the wind'), 'facts[2].value: says "of of" in: Out of of the wind', 'Write it once.'],
  ['forgets a blank', about, append('It is high.That is all.'), 'text: says "high.That" in: It is high.That is all.', 'Put a blank behind the mark.'],
  ['leaves a bracket open', kite, replace('This is point 2 about how a kite flies.', 'This is (as we say how a kite flies.'), 'steps[1].text: says "(as" in: This is (as we say how a kite flies.', 'Add the other one of the pair, or remove it.'],
  ['loses a letter of a word', about, append('You could loose the kite.'), 'text: says "loose the" in: You could loose the kite.', 'Write "lose".'],
  ['writes British English in an answer', kite, replace('In winter we put the kite into the shed.', 'In winter the kite is grey.'), 'questions[2].answer: says "grey" in: In winter the kite is grey.', 'Write "gray": docs/how-to/style.md.'],
  ['cries out beside the company’s name', facts, replace('tagline: Kites and letters.', 'tagline: Kites!'), 'tagline: says "!" in: Kites!', 'Use a full stop, a comma or a colon.'],
  ['promises a return beside its label', kite, replace('label: Size\n    value: Small', 'label: Target return\n    value: 8–10% a year'), 'facts[1].value: claims "Target return: 8–10%" in: Target return: 8–10% a year', 'Say it without the claim: nobody knows what will be earned, and what was earned says nothing about it: leave figures to the documents of the product.'],
  ['promises it in the menu', 'content/menu.yaml', replace('short: Company', 'short: Risk-free'), '[1].short: claims "Risk-free" in: Risk-free', 'Say it without the claim: every investment and every service carries a risk.'],
  ['promises it in the footer', 'content/footer.yaml', replace('label: History', 'label: Award-winning'), '[0].links[1].label: claims "Award-winning" in: Award-winning', 'Say it without the claim: nobody can check it: name the award, the certificate or the clients, with their leave and the place to look it up, or leave it out.'],
  ['promises it in a table', about, append('| Kite | Gain |', '| --- | --- |', '| Ours | Over 500 clients |'), 'text: claims "Over 500 clients" in: Over 500 clients', 'Say it without the claim: nobody can check it: name the award, the certificate or the clients, with their leave and the place to look it up, or leave it out.'],
  ['looks for the young', 'content/positions/kite-maker.md', replace('A steady hand', 'A young team player'), 'requirements[0]: claims "young" in: A young team player', 'Ask for what the work needs, such as "clear, friendly English": most laws forbid to choose people by age, origin or sex.'],
  ['asks for a passport', 'content/positions/kite-maker.md', append('Attach a scan of your passport.'), 'text: claims "Attach a scan of your passport" in: Attach a scan of your passport.', 'Take it out: nobody has to prove who they are before they are hired, and such papers must not lie in a mailbox.'],
  ['leaves a gap of a contract', about, append('It is governed by the laws of [State].'), 'line 17: has "[State]", which waits for somebody to fill it in.', 'Write what visitors should read.'],
  ['leaves a share open', about, append('Fees are XX% a year.'), 'line 17: has "XX%", which waits for somebody to fill it in.', 'Write what visitors should read.'],
  ['works for nothing', 'content/positions/kite-maker.md', append('The first month is unpaid.'), 'text: claims "is unpaid" in: The first month is unpaid.', 'Take it out: work is paid, and whoever applies pays nothing.'],
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
