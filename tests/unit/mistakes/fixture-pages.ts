import { icon } from '../../../src/model/schema/parts.ts'
import { add, drop, type Mistake, replace } from './edits.ts'

/** Mistakes in what figures are drawn from, made in the fixture: the small site of the other mistakes draws none. */

const fund = 'content/pages/workshop/savings/zinc.md'
const place = /\ninFamily:\n {2}place: .*\n/

// biome-ignore format: a mistake a line reads as a table
const funds: Mistake[] = [
  ['leaves out a fund’s place', fund, replace(place, '\n'), 'inFamily.place: is missing, and the figure of content/pages/workshop/savings/index.md draws it of every member.', 'Add it, as the other members have it.'],
  ['puts a fund off the map', fund, replace('horizon: 1', 'horizon: 6'), 'inFamily.place.horizon: is 6, at most 5.', 'Write a smaller number.'],
  ['puts a fund between two steps', fund, replace('horizon: 1', 'horizon: 2.5'), 'inFamily.place.horizon: must be a whole number, and is 2.5.', 'Write a number such as 3, without quotes.'],
  ['invents a way to pay', fund, replace('pays: interest', 'pays: luck'), 'inFamily.place.pays: is "luck", which is not known.', 'Use one of: interest, rent, fees, irregular.'],
  ['leaves out the risk', fund, drop('risk'), 'risk: is missing.', 'Add it: content/pages/workshop/savings/index.md says that every child carries one.'],
  ['puts a third fund into a cell', fund, replace('horizon: 1, cash: 1', 'horizon: 4, cash: 4'), 'inFamily.place: is that of content/pages/workshop/savings/boat.md and content/pages/workshop/savings/moth.md as well; at most 2 members share one.', 'Places are relative: move one of them a step in horizon or cash.'],
  ['places an offering where nothing shows it', 'content/pages/workshop/winds/stone.md', replace('inFamily:\n', 'inFamily:\n  place: { horizon: 1, cash: 1, pays: rent }\n'), 'inFamily.place: is drawn nowhere: the page above has no figure that draws "map".', 'Remove it.'],
]

const strategy = 'content/pages/workshop/winds/swell.md'
const stone = 'content/pages/workshop/winds/stone.md'

// biome-ignore format: a mistake a line reads as a table
const strategies: Mistake[] = [
  ['leaves out the span', strategy, replace(/ {2}span:\n(?: {4}.*\n)+/, ''), 'inFamily.span: is missing, and the figure of content/pages/workshop/winds/index.md draws it of every member.', 'Add it, as the other members have it.'],
  ['writes a span in words', strategy, replace('to: 2y', 'to: centuries'), 'inFamily.span.to: is "centuries", and must be a time such as 3d, 2w, 6m or 5y.', 'Change the value.'],
  ['writes a span beyond the scale', strategy, replace('to: 2y', 'to: 300y'), 'inFamily.span.to: is 300y, at most 100y.', 'Write a shorter time.'],
  ['writes a span backwards', strategy, replace('from: 1y', 'from: 30m'), 'inFamily.span.from: is 30m, which is longer than 2y.', 'Write the shorter time first.'],
  ['leaves out the loss', strategy, replace(/ {2}loss:\n(?: {4}.*\n)+/, ''), 'inFamily.loss: is missing, and the figure of content/pages/workshop/winds/index.md draws it of every member.', 'Add it, as the other members have it.'],
  ['draws money that comes back from nothing', strategy, replace('[11, 9, 7, 3, 0, 0]', '[11, 9, 7, 0, 3, 0]'), 'inFamily.loss.courses[0]: rises again behind a 0.', 'Where nothing is left, nothing comes back: write 0 to its end.'],
  ['draws a loss that is shorter', strategy, replace('[13, 12, 11, 9, 4, 0]', '[13, 12, 11, 9, 4]'), 'inFamily.loss.courses[1]: has 5 entries, and there are 6 heights in the first line.', 'Write one for each.'],
  ['draws a loss that only gains', stone, replace('[12, 12, 12, 3]', '[12, 13, 12, 14]'), 'inFamily.loss.courses: never fall below 12, the money put in.', 'Draw how it is lost.'],
  ['turns a loss behind its end', stone, replace('      at: 3\n', '      at: 5\n'), 'inFamily.loss.turn.at: is 5, and there are 4 heights in the first line.', 'Write the number of one.'],
  ['leaves out the fact beside a line', stone, replace('  - label: Time\n', '  - label: Tide\n'), 'facts: has none labeled "Time", which content/pages/workshop/winds/index.md compares.', 'Add the fact, or take the label out of the family.'],
]

const bars = 'content/pages/workshop/winds/calm.md'
const named = 'content/pages/workshop/repairs/pasting.md'
const held = 'content/pages/workshop/repairs/splinting.md'

// biome-ignore format: a mistake a line reads as a table
const figures: Mistake[] = [
  ['draws a height above the top', strategy, replace('[4, 5, 8, 12, 9, 6]', '[4, 5, 8, 21, 9, 6]'), 'figure.lines[0].heights[3]: is 21, at most 20.', 'Write a smaller number.'],
  ['draws a second line that is shorter', strategy, replace('[6, 9, 12, 8, 6, 5]', '[6, 9, 12, 8, 6]'), 'figure.lines[1].heights: has 5 entries, and there are 6 heights in the first line.', 'Write one for each.'],
  ['draws a range that is shorter', strategy, replace('[2, 3, 4, 5, 4, 3]', '[2, 3, 4, 5, 4]'), 'figure.area.bottom: has 5 entries, and there are 6 heights in the first line.', 'Write one for each.'],
  ['draws a level of two heights', strategy, replace('heights: [14]', 'heights: [14, 13]'), 'figure.levels[0].heights: has 2 entries, and there are 6 heights in the first line; one alone is level.', 'Write one for each.'],
  ['shades what has no level', held, replace(/ {2}levels:\n(?: {4}.*\n)+/, ''), 'figure.shade: has no level that anything could be shaded against.', 'Name one under "levels", or remove it.'],
  ['shades time backwards', strategy, replace(/from: 2(.*\s+)to: 4/, 'from: 2$1to: 1'), 'figure.zones.spans[0]: runs from 2 to 1, among 6 points.', 'Let it run from one point to a later one.'],
  ['remarks what is past the end', strategy, replace('- at: 6', '- at: 7'), 'figure.remarks[2].at: is 7, and there are 6 points in the first line.', 'Write the number of one.'],
  ['sets two numbers on top of each other', strategy, replace('- at: 4', '- at: 3'), 'figure.remarks[1].at: is 3, where its number would touch the one before it.', 'Put them in order, this one at 4 or later.'],
  ['leaves out a part of a bar', bars, replace('heights: [9, 3]', 'heights: [9]'), 'figure.columns[1].heights: has 1 entry, and there are 2 parts.', 'Write one for each.'],
  ['leaves a bar without words', bars, replace('label: Noon\n      heights', 'heights'), 'figure.columns[1].label: is missing.', 'Write it: 6 bars or fewer have one each.'],
  ['explains a look twice', bars, replace('look: plain', 'look: full'), 'figure.parts[1].look: is "full", which stands above already.', 'Give each part a look of its own, or put two into one.'],
  ['piles up pieces through the top', named, replace('height: 4,', 'height: 11,'), 'figure.columns[0].pieces: are 14 high together, at most 12.', 'Heights are relative: make all of them smaller.'],
  ['sets named pieces beside each other', named, replace('draws: bars\n', 'draws: bars\n  set: beside\n'), 'figure.set: is "beside", and pieces with names stand on top of each other.', 'Remove it, or name "parts".'],
]

const home = 'content/pages/index.md'
const about = 'content/pages/about.md'
const workshop = 'content/pages/workshop/index.md'
const harbor = 'content/pages/harbor/index.md'

const contact = 'content/pages/contact.md'

// biome-ignore format: a mistake a line reads as a table
const front: Mistake[] = [
  ['leaves out a card', home, replace(/ {4}- title: Stores\n(?: {6}.*\n){3}/, ''), 'services.cards: has 4 entries, exactly 5.', 'Add 1 more entry.'],
  ['gives no address for what is urgent', contact, replace(' with {{supportEmail}}', ''), 'hours.urgent: is "Outside these hours nobody answers, so please leave a lette…", and must name the address to write to, such as {{supportEmail}}.', 'Change the value.'],
]

// biome-ignore format: a mistake a line reads as a table
const said: Mistake[] = [
  ['says what a page does that is no division', about, replace('- page: /workshop', '- page: /careers'), 'divisions.duties[0].page: leads to /careers, which is no division.', 'Choose another page.'],
  ['says twice what a division does', about, replace('  duties:\n', '  duties:\n    - page: /workshop\n      does: It mends on calm days.\n'), 'divisions.duties[1].page: is /workshop, as in entry 1 of this list.', 'Name another one, or remove it.'],
  ['gives a division two strands', home, replace('  - page: /harbor\n    does', '  - page: /workshop\n    does'), 'strands[1].page: is /workshop, as in entry 1 of this list.', 'Name another one, or remove it.'],
  ['gives a strand to a page that is no division', home, replace('  - page: /harbor\n    does', '  - page: /about\n    does'), 'strands[1].page: leads to /about, which is no division.', 'Choose another page.'],
  ['shows a figure that a page no longer has', home, replace('page: /workshop/boats/paper-boat', 'page: /workshop/kit'), 'proof.exhibits[2].page: is /workshop/kit, and content/pages/workshop/kit.md draws no document, screen or lines of members.', 'Give that page such a figure again, or name another page.'],
  ['shows a part that a document no longer has', home, replace('shows: [List, Verdict]', 'shows: [List, Vote]'), 'proof.exhibits[0].shows[1]: is "Vote", which the figure of content/pages/workshop/sheets/ropes.md does not have.', 'Use one of: List, Table of knots, Verdict.'],
  ['chooses among the members of a family', home, replace('what: how money blows away', 'what: how money blows away\n      shows: [Calm]'), 'proof.exhibits[1].shows[0]: is "Calm", which the figure of content/pages/workshop/winds/index.md does not have.', 'Remove "shows": all of it is shown.'],
  ['shows on a division a figure that a page no longer has', workshop, replace('page: /workshop/soundings', 'page: /workshop/stores'), 'exhibit.page: is /workshop/stores, and content/pages/workshop/stores.md has no figure.', 'Give that page such a figure again, or name another page.'],
  ['shows on a division the figure of a page that is gone', workshop, replace('page: /workshop/soundings', 'page: /workshop/sounding'), 'exhibit.page: leads to /workshop/sounding, and there is no such page.', 'Correct the address, or add the page. Did you mean /workshop/soundings?'],
  ['shows on a division a lane that a figure no longer has', harbor, replace('shows: [The paper]', 'shows: [Tide]'), 'exhibit.shows[0]: is "Tide", which the figure of content/pages/harbor/evening-school.md does not have.', 'Use one of: The paper, The string.'],
  ['says of a shelf when to open what is elsewhere', 'content/pages/insights/almanac/index.md', replace(/(?<=\n {4}page: ).*/, '/about'), 'choosing[0].page: leads to /about, which is not below this page.', 'Choose another page.'],
  ['relates to a page in preparation', 'content/pages/workshop/repairs/splinting.md', replace('  - /workshop/kites/delta\n', '  - /workshop/gauges/wax\n'), 'related[0]: leads to /workshop/gauges/wax, which is in preparation.', 'Choose another page.'],
]

// biome-ignore format: a mistake a line reads as a table
const company: Mistake[] = [
  ['links to one page of the founder', about, replace(/ {6}- label: Diary\n.*\n/, ''), 'team[0].links: has 1 entry, exactly 2.', 'Add 1 more entry.'],
  ['invents an icon', about, replace('icon: scale', 'icon: scales'), 'values[1].icon: is "scales", which is not known.', `Use one of: ${icon.options.join(', ')}. Did you mean "scale"?`],
]

const app = 'content/pages/workshop/boats/raft.md'
const keeper = 'content/pages/workshop/boats/boathouse.md'
const product = 'content/pages/workshop/boats/paper-boat.md'
const toolbox = 'content/pages/workshop/kit.md'
const pictograms = `Use one of: ${icon.options.join(', ')}.`

/** A table that is good as it stands. */
const tableOfRafts = `draws: marks
  heading: Ropes and planks go together
  columns: [Paper boat, Boathouse]
  meanings:
    - { mark: full, name: Has one }
  rows:
    - { name: Owner, cells: [full, full] }
    - { name: Friend, cells: [full, none] }
way`
const otherFigure = /draws: lanes\n[\s\S]*?(?=^steps)/m

// biome-ignore format: a mistake a line reads as a table
const products: Mistake[] = [
  ['gives somebody a right too few', keeper, replace('words: [Edit, View, Closed]', 'words: [Edit, View]'), 'figure.rows[1].words: has 2 entries, and there are 3 columns.', 'Write one for each.'],
  ['draws a second table in a family that shows one', app, replace(otherFigure, `${tableOfRafts}: Ropes first.\n`), 'figure.draws: is marks, and the family shows the table of content/pages/workshop/boats/boathouse.md.', 'Draw something else, or leave the table to this one.'],
  ['leaves an app out of the table', keeper, replace('columns: [Paper boat, Raft, Oars]', 'columns: [Paper boat, Rafts, Oars]'), 'figure.columns: does not name Raft, which stands in the same family.', 'Add it to "columns", and to "cells" and "words" a mark and a word for each row.'],
  ['words a page in preparation otherwise', 'content/pages/workshop/gauges/wax.md', add('summary: Coming soon to a shelf near you'), 'summary: is "Coming soon to a shelf near you", which is not known.', 'Use one of: Details are not published yet.'],
  ['invents a part of a screen', product, replace('draws: done', 'draws: rocket'), 'figure.tabs[0].screen.side[0].draws: is "rocket", which is not known.', 'Use one of: title, done, head, note, input, rows, table, parts, letter, checks, buttons.'],
  ['draws a table with a word too few', product, replace('[First, A small one]', '[First]'), 'figure.tabs[2].screen.main[2].rows[0]: has 1 entry, and there are 2 columns.', 'Write one for each.'],
  ['leaves a mark in a letter open', product, replace('==third slot==', '==third slot'), 'figure.tabs[2].screen.main[1].paragraphs[1]: is "The ==third slot is free.", and must close each mark that it opens: ~~struck out~~ or ==circled==.', 'Change the value.'],
  ['writes a word of 45 letters on a screen', product, replace('shows: Folds', `shows: ${'Fold'.repeat(11)}`), 'figure.tabs[0].screen.shows: has a word of 44 characters, at most 40: "FoldFoldFoldFoldFold…".', 'Break it with a blank or a hyphen: it does not fit a phone.'],
  ['takes the example from a page that is not there', product, replace('page: /insights/notes/knots', 'page: /nowhere'), 'figure.tabs[0].worked.page: leads to /nowhere, and there is no such page.', 'Correct the address, or add the page.'],
  ['leaves a benefit without its pictogram', product, replace('icon: layers\n      title: It stacks', 'title: It stacks'), 'features.points[2].icon: is missing.', pictograms],
  ['writes a fifth benefit', product, replace('figure:\n  draws: screen', '    - icon: coin\n      title: It is cheap\n      description: One sheet of paper costs next to nothing.\nfigure:\n  draws: screen'), 'features.points: has 5 entries, and rows of cards hold four.', 'Write four, or eight.'],
  ['names a cost that no plan has', product, replace('From 1.50 per month', 'From 1.75 per month'), 'glance.cost: names 1.75 per month, and the plans cost 1.50, 12.', 'Name the price of a plan.'],
  ['gives two plans one name', product, replace('- name: Dozen', '- name: single'), 'pricing.plans[1].name: is "single", which stands above already.', 'Give each plan a name of its own.'],
  ['marks two plans as popular', product, replace("price: '1.50'", "price: '1.50'\n      popular: true"), 'pricing.plans: has more than one marked as popular.', 'Mark one, or none.'],
  ['says of each plan what holds for all', product, (text) => text.replaceAll(/ {8}- (?:A printed guide|Two guides)/g, '        - A guide'), 'pricing.plans[0].features[1]: is the same in every plan.', 'Say it once, in "intro" or "guarantee".'],
  ['writes a price without quotes', product, replace("'1.50'", '1.50'), 'pricing.plans[0].price: must be a text, and is read as a number.', 'Put quotes around it.'],
  ['leaves out the risk of a product, and whom it does not suit', product, drop('risk'), 'limits: is missing, and there is no "risk" in its place.', 'Write one of the two.'],
  ['gives a group a feature that is not there', toolbox, replace('uses: [1, 4]', 'uses: [1, 5]'), 'groups.groups[0].uses[1]: is 5, and there are 4 features.', 'Write the number of one.'],
  ['gives a group a feature twice', toolbox, replace('uses: [1, 4]', 'uses: [4, 4]'), 'groups.groups[0].uses[1]: is 4, which stands above already.', 'Remove it.'],
]

export const pages: Record<string, Mistake[]> = {
  'funds and their map': funds,
  'strategies and their ladder': strategies,
  'lines and bars': figures,
  'the home and contact pages': front,
  'what is said of divisions': said,
  'the pages of the company': company,
  'products, apps and what is drawn of them': products,
}
