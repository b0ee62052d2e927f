import { expect, test } from 'vitest'
import { samplePage } from '../../../tests/support/sample.ts'
import type { Page } from '../page.ts'
import { brokenOff, doubtsIn, slipsIn } from './typing.ts'

test.each([
  ['They cover the the tax.', 'the the'],
  ['The the tax is due.', 'The the'],
  ['It counts as pay.That matters.', 'pay.That'],
  ['Bring a pen,paper and ink.', 'pen,paper'],
  ['It covers tax.. Many stop.', 'tax..'],
  ['They have rules,. We know.', 'rules,.'],
  ['On high incomes , it often is.', 'incomes ,'],
  ['The end .', 'end .'],
  ['See ( here ) now.', '( here'],
  ['The agency (IRS treats it so.', '(IRS'],
  ['The agency IRS) treats it so.', ')'],
  ['She is "brought over: the hour counts.', '"brought'],
  ['She is “brought over: the hour counts.', '“brought'],
  ['Ask for an contract and a answer.', 'an contract', 'a answer'],
  ['A apple, an user, an house and a umbrella.', 'an user', 'an house', 'A apple', 'a umbrella'],
  ['Each has it’s own key, kept in it’s box.', 'it’s own', 'in it’s'],
  ['Its a rule. You could of asked.', 'Its a', 'could of'],
  ['Your welcome.', 'Your welcome'],
  ['Their is a door with there own key.', 'Their is', 'there own'],
  ['Ask weather you may.', 'weather you'],
  ['Loose the keys and you loose the coins.', 'Loose the', 'loose the'],
  ['We was late, and they have went.', 'have went', 'We was'],
  ['Hello ,world, its your turn, a hour ago.', 'Hello ,', 'a hour', 'its your'],
  ['Their going to ask whose going, and it don’t matter.', 'Their going to', 'whose going', 'it don’t'],
  ['These is it. We has it, and they advice you.', 'We has', 'These is', 'they advice'],
  ['A manger of pubic money.', 'pubic', 'manger'],
  ['The principle amount and capitol gains in the untied states', 'untied states', 'principle amount', 'capitol gains'],
])('is a slip: %s', (text, ...written) => expect(slipsIn(text).map((slip) => slip.written)).toEqual(written))

test.each([
  'He had had enough, and that that is so is clear.',
  'Duran Duran came from New York, New York.',
  'What it is is a loan, and far far away: she came in in March, and what it has has changed.',
  'If it is cheaper then buy it. Better then than now. Payments form the base.',
  'An hour, an honest heir, an SEC rule, an MBA, an x-ray, an f-stop, an 8-K, an HTML file, an html file and an n-gram.',
  'A user, a unit, a European, a one-off, a eulogy, a unique use, a utility, a US rule and a unanimous vote.',
  'An unimportant, uninsured umbrella, and an uncle.',
  'Class A is open, Series A investors came, and from a to b or a and b.',
  'Node.js, example.com, Ph.D. and U.S. rules: see 3.5, 1,000 and .NET.',
  'And so on… and on ... or not.',
  'Inc., Ltd., etc., and so on.',
  'a) Open it, b) close it (or not), and 1) wait.',
  'A pipe of 5" runs 3 feet; terms are "net 30" here.',
  'The gap is N × P × (t − w), or r ÷ (c + r).',
  'It’s owned by them. You could, of course. You should of course ask.',
  'Your welcome letter is here. Let loose the dogs, a loose end and loose change.',
  'The weather they had was fine. Its not-for-profit arm paid.',
  'One of you was late, and whoever knows you has to ask.',
])('is none: %s', (text) => expect([...slipsIn(text), ...doubtsIn(text)]).toEqual([]))

test.each([
  ['It pays more then the other.', 'more then'],
  ['The office treats it’s value as pay.', 'treats it’s value'],
  ['If you’re clients pay by card.', 'you’re clients'],
  ['It comes form the field.', 'comes form the'],
  ['ASK A TAX ADVISER NOW.', 'ASK A TAX ADVISER NOW'],
  ['Many think that the For some it is.', 'the For'],
  ['Most of it is crap.', 'crap'],
  ['It covers tax. most stop there.', 'most'],
])('may be a slip: %s', (text, written) => expect(doubtsIn(text).map((slip) => slip.written)).toEqual([written]))

test.each([
  'It works on an iPhone. iPhones do. Acme Corp. is one, etc. and so on.',
  'Ask "why?" and wait, e.g. today.',
])('needs no capital: %s', (text) => expect(doubtsIn(text)).toEqual([]))

const broken = (changes: object) =>
  brokenOff(samplePage('/a', { description: 'It says so.', ...changes } as Partial<Page>)).map(({ field, what }) => [
    field,
    what,
  ])

test.each([
  [
    'a paragraph',
    { body: 'One is here.\n\nMany employees conclude that the\n\nLast one.' },
    'text',
    'breaks off: "Many employees conclude that the"',
  ],
  [
    'a paragraph that begins small',
    { body: 'most employers hold it back.' },
    'text',
    'begins small: "most employers hold it back."',
  ],
  [
    'the last of several sentences',
    { mission: 'We say one thing. We say another' },
    'mission',
    'breaks off: "We say one thing. We say another"',
  ],
  [
    'one of its kind',
    { steps: ['One.', 'Two.', 'Three', 'Four.'].map((text) => ({ text })) },
    'steps[2].text',
    'breaks off: "Three"',
  ],
])('breaks off: %s', (_case, changes, field, what) => expect(broken(changes)).toEqual([[field, what]]))

test.each([
  ['a line before a list', { body: 'What we bring to each of them:\n\n- a pen\n- some paper' }],
  [
    'headings, lists, tables and images',
    {
      body: '## what we bring to all of them\n\n- a pen for you and me\n\n| a b c d e f |\n| --- |\n\n![a pen for you and for me](pen.png)\n\n> said by nobody of all the people',
    },
  ],
  ['a footnote and a link', { body: 'It says so in the law.[^1]\n\nSee what [the law says](/law).' }],
  ['labels', { facts: ['One', 'Two', 'Three'].map((label) => ({ label })) }],
])('breaks nothing off: %s', (_case, changes) => expect(broken(changes)).toEqual([]))
