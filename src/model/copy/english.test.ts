import { expect, test } from 'vitest'
import { foreignIn } from './english.ts'

test.each([
  ['the colour of neighbouring harbours', 'color', 'neighboring', 'harbors'],
  ['Organised, and an organisation', 'Organized', 'organization'],
  ['we analysed it', 'analyzed'],
  ['a centre with a licence', 'center', 'license'],
  ['two programmes', 'programs'],
  ['The Programme, Our Organisation and Labour law', 'Labor', 'Organization', 'Program'],
  ['Licence Services', 'License'],
  ['cancelled and labelled', 'canceled', 'labeled'],
  ['fulfil it', 'fulfill'],
  ['a payslip at the till for sole traders', 'pay stub', 'sole proprietors', 'the cash register'],
  ['let out a room', 'rent out a'],
  ['E-mails by e-mail', 'Emails', 'email'],
  ['56 percent or 56 per cent or 56 %', '56%', '56%', '56%'],
  ['$10m and $2.5 bn', '$10 million', '$2.5 billion'],
  ['on 10 November 2026', 'November 10'],
  ['on November 10th', 'November 10'],
  ['on November 10 2026', 'November 10, 2026'],
  ['2-4 weeks, 10%-12%', '2–4', '10%–12%'],
  ['until 18:05, then 6:00 PM', '6:00 p.m.', '6:05 p.m.'],
])('writes otherwise: %s', (text, ...instead) =>
  expect(
    foreignIn(text)
      .map(({ cure }) => /"(.*)"/.exec(cure)?.[1])
      .sort(),
  ).toEqual(instead.toSorted()),
)

test.each([
  'Four hours, our color, a glamour shot and an analyst’s analyses.',
  'Promise to advise on a premise, and exercise otherwise.',
  'They till the soil until May 2026.',
  'We let out a sigh.',
  'On November 10, 2026, 56% of $10 million came in.',
  'Monday - Friday, 9:00 AM - 6:00 PM local time',
  'Call +44 20 7946 0142 or 555-0142; see T+1, 409A, 10-K, Notice 2014-21 and 2–4.',
  'at 6:00 p.m.',
  'The Organisation for Economic Co-operation and Development and the World Food Programme agree.',
  'The door says "open from 9:00 AM" and “the centre”.',
  'installed, enrolled and fulfilled installs',
])('leaves as it is: %s', (text) => expect(foreignIn(text)).toEqual([]))
