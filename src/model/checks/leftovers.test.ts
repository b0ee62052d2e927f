import { expect, test } from 'vitest'
import { leftoversIn } from './leftovers.ts'

test.each([
  'TODO: ask Ada.',
  'It takes TODO days.',
  'todo: add the numbers',
  'FIXME',
  'In at most TK forms.',
  'The price is TBC.',
  'Date: TBA.',
  'Open to all (to be confirmed).',
  'In at most XXX forms.',
  'In at most ??? forms.',
  'Headline goes here',
  'Add your text here.',
  'Click to add text',
  'Some dummy text for now.',
  'More details coming soon.',
  'Dear [NAME],',
  'Today [Company Name] says so.',
  'See [insert link] for more.',
  'Report to [Name of manager].',
  'Ask [your manager].',
  'The price is [fair/reasonable].',
  'On (insert date here).',
  'Dear %FIRSTNAME%,',
  'Dear *|FNAME|*,',
  'asdf asdf',
  'test test',
  'See Error! Reference source not found.',
  'It costs $NaN.',
  'It takes undefined days.',
  'undefined is out today.',
  'The sum is #REF! today.',
  'DRAFT: not yet.',
  'We fly. Do not publish before Monday.',
  'Note to self: look it up.',
  'Confidential, for internal use only.',
  'Embargoed until Monday.',
  'It is fair. @ada please look',
  'It is fair. [JS1]',
  'It is fair.[a]',
  'Please check this.',
  'Sent from my iPhone',
  'On Tue, Nov 17, 2026 at 9:14, Ada Miller wrote:',
  'It is fair. :contentReference[oaicite:0]{index=0}',
  'It is fair.【4†source】',
  'As an AI language model, I cannot fly.',
  'Certainly! Here is a shorter text.',
  'Here is the revised version of the paragraph.',
  'Would you like me to go on?',
])('is left over: %s', (text) => expect(leftoversIn(text)).toHaveLength(1))

test.each([
  'N/A',
  '-',
  '---',
  '…',
  'TBD',
  'XX',
  'Test 1',
  'Untitled',
  'New section',
  'Placeholder',
  'Coming soon',
  'null',
])('is no value: %s', (text) => expect(leftoversIn(text, 'field')).toHaveLength(1))

test.each([
  'Where a term is left undefined, courts read it against its author.',
  'The contract is null and void, and the null hypothesis stands.',
  'A result that is no number is called NaN.',
  'A programmer marks such a line with the word TODO.',
  'Put it on your to-do list; a TODO list is one, too.',
  'What to do: call us.',
  'A box that says "TODO" or “Lorem ipsum” is empty.',
  'TK Maxx sells coats. TBA trades settle later, and the TBA market is deep.',
  'The number is XXX-XX-1120, the card XXXX 1120.',
  'Title XXX of the code. Super Bowl XXX was played.',
  'The test is simple; test it, then test again.',
  'A draft goes to both. Draft questions are read aloud. DRAFT RULES are rules.',
  'We keep it strictly confidential. The software is for internal use only.',
  'Leave out whatever is confidential, and do not publish a return without its period.',
  'An embargo ends, and notes to the accounts begin.',
  'The court said that [the fund] may sell, [sic], and went on [...] for pages.',
  'See [the kite](/offers/kite) and source [1].',
  'It costs [x] dollars.',
  'Write to ada@example.org, or install @scope/name.',
  'Copy of a message that the browser sends',
  'Sure, it flies. Of course it does.',
  'Here is the price. Here are the rules.',
  'Let us know if you would like a call.',
  'Here is the updated list of kites.',
  'On March 3, 2026, the court wrote:',
  'Ask for a sample copy. Draft: not yet sent. Under embargo, nobody writes.',
  'Feel free to edit the draft. Please confirm this.',
  'Enter your name and go on.',
  'More details follow in the report.',
])('is none: %s', (text) => expect(leftoversIn(text)).toEqual([]))

test.each(['X', 'Test', 'Draft', 'None', '0', 'Heading for the coast'])('may be a value: %s', (text) =>
  expect(leftoversIn(text, 'field')).toEqual([]),
)

test.each(['Copy of Kites', 'Kites (copy)', 'Test', 'Heading'])('is no name of a page: %s', (text) =>
  expect(leftoversIn(text, 'name')).toHaveLength(1),
)

test.each(['Copy of Form 10', 'Test'])('may stand in a drawing: %s', (text) =>
  expect(leftoversIn(text, 'field')).toEqual([]),
)

test('a cell of a table may say that there is nothing', () => expect(leftoversIn('N/A', 'block')).toEqual([]))
