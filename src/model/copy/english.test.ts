import { expect, test } from 'vitest'
import { foreignIn } from './english.ts'

test.each([
  ['the colour of neighbouring harbours', 'color', 'neighboring', 'harbors'],
  ['Organised, and an organisation', 'Organized', 'organization'],
  ['we analysed it', 'analyzed'],
  ['a centre with a licence', 'center', 'license'],
  ['two programmes', 'programs'],
  ['ten tonnes of grain', 'metric tons'],
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
  ['flat 22%% on', '22%'],
  ['$ 5 and 5$ or 7 €', '$5', '$5', '€7'],
  ['$3.000,50 or 1.000,5 or $3.000', '$3,000.50', '1,000.5', '$3,000'],
  ['10 000 people and $12 000', '10,000', '$12,000'],
  ['1.234.567,89 of 2.000.000', '1,234,567.89', '2,000,000'],
  ['It holds 1.000 units of it', '1,000'],
  ['12.000 dollars, 1 200 dollars, 3 000 euros', '12,000', '1,200', '3,000'],
  ['$3,50 and 3,5%', '$3.50', '3.5%'],
  ['1,00,000 of $10000.50', '100,000', '$10,000'],
  ['it holds 10000 entries, about 5000 files', '10,000', '5,000'],
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
  'It holds 1,000,000 entries, $12.50, $1,500 and €20 million; 2.125 or 0.5%.',
  'ISO 20022 messages, Form 1099, port 10000 is free, ZIP code 10001 in New York, Regulation (EU) 2016/679.',
  'In 2026 people came, by 1900 farmers left, 192.168.100.200 and 1.2.3; from 3, 5% of 100 $5 bills.',
  'A Boeing 737-800, Docket No. 21-1234, Public Law 119-21, ISO 3166-1, 50-50 at 14:32:07 UTC',
  'installed, enrolled and fulfilled installs',
])('leaves as it is: %s', (text) => expect(foreignIn(text)).toEqual([]))
