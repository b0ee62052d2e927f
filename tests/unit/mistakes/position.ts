import { add, copy, type Mistake, replace, set } from './edits.ts'

const maker = 'content/positions/kite-maker.md'

/** Mistakes in an open position. */
// biome-ignore format: a mistake a line reads as a table
export const position: Mistake[] = [
  ['invents a department', maker, set('department', 'Kites'), 'department: is "Kites", which is not known.', 'Use one of: Community, Research; or add it to careers.departments in content/company.yaml.'],
  ['invents a place', maker, set('location', 'Paris'), 'location: is "Paris", which is not known.', 'Use one of: London, Remote; or add an office to content/company.yaml.'],
  ['writes the type another way', maker, set('type', 'full time'), 'type: is "full time", which is not known.', 'Use one of: Full-time, Part-time; or add it to careers.types in content/company.yaml. Did you mean "Full-time"?'],
  ['ends a requirement with a full stop', maker, replace('A sharp knife', 'A sharp knife.'), 'requirements[1]: is "A sharp knife.", and must not end with a full stop.', 'Change the value.'],
  ['closes it on a day that does not exist', maker, set('closes', '2026-11-31'), 'closes: is "2026-11-31", and must be a date such as 2026-09-30, a day that exists.', 'Change the value.'],
  ['deletes the text', maker, replace(/\n---\n[\s\S]*/, '\n---\n'), 'text: is missing.', 'Describe the work, a usual week and how we hire, below the fields.'],
  ['writes too long a title', maker, set('title', 'Maker of kites, boats, lamps and some other toys'), 'title: has 66 characters as it is shown, at most 63: "Maker of kites, boats, lamps and some other toys, London | Society".', 'Shorten it.'],
  ['posts it after its last day', maker, replace('closes: 2999-12-31', 'posted: 2999-02-02\ncloses: 2999-02-01'), 'posted: is 2999-02-02, after its last day, 2999-02-01.', 'Change one of the two days.'],
  ['posts it in the future', maker, add('posted: 2026-11-16'), 'posted: is 2026-11-16, which is still to come, and the position is shown today.', 'Write the day on which it is published.'],
  ['says where applicants to an office may live', maker, add('applicants: [US]'), 'applicants: is given, and the work is done in London.', 'Remove it, or set location to Remote.'],
  ['turns the pay range around', maker, add('pay: { from: 50000, to: 40000, currency: GBP, per: year }'), 'pay.to: is 40000, less than from, 50000.', 'Swap the two.'],
  ['pays nothing', maker, add('pay: { from: 0, to: 40000, currency: GBP, per: year }'), 'pay.from: is 0, at least 1.', 'Write a larger number.'],
  ['pays by the week', maker, add('pay: { from: 400, to: 500, currency: GBP, per: week }'), 'pay.per: is "week", which is not known.', 'Use one of: year, month, hour.'],
  ['writes the pay with a comma', maker, add('pay: { from: "40,000", to: 50000, currency: GBP, per: year }'), 'pay.from: must be a number, and is the text "40,000".', 'Write a number such as 3, without quotes.'],
  ['writes both numbers of the pay with commas', maker, add('pay: { from: 40,000, to: 50,000, currency: GBP, per: year }'), 'line 13: has a comma in a number, which parts two fields here.', 'Write the number without it, such as 90000.'],
  ['writes one of them with a comma', maker, add('pay: { from: 40000, to: 50,000, currency: GBP, per: year }'), 'line 13: has a comma in a number, which parts two fields here.', 'Write the number without it, such as 90000.'],
  ['writes the pay as a text', maker, add('pay: 40,000 to 50,000 a year'), 'pay: must be a group of fields, and is the text "40,000 to 50,000 a year".', 'Write its fields below the name, each on a line of its own, two blanks further in.'],
  ['puts it into a folder', 'content/positions/london/kite-flyer.md', copy(maker), 'file name: gives the address /careers/london/kite-flyer.', 'Name it after the position in lower-case letters, digits and hyphens, such as program-coordinator.md.'],
  ['puts a blank into the file name', 'content/positions/kite flyer.md', copy(maker), 'file name: gives the address /careers/kite flyer.', 'Name it after the position in lower-case letters, digits and hyphens, such as program-coordinator.md.'],
]
