import type { DrawnBlock } from '../../model/schema/drawn.ts'

/** One of each part that a drawn screen can have, for the gallery and for tests. */
export const sampleBlocks = [
  { draws: 'title', text: 'Invoice' },
  { draws: 'done', text: 'Confirmed by the network' },
  { draws: 'head', text: 'Hold back for tax', state: 'Estimate' },
  { draws: 'head', text: 'Expense, today', icon: 'receipt' },
  { draws: 'note', text: 'You set the share.' },
  { draws: 'input', text: 'two hours, logo edits' },
  { draws: 'choice', text: 'Travel?', labels: ['Keep', 'Change'] },
  {
    draws: 'rows',
    sum: true,
    rows: [
      { label: 'Terms', value: 'As agreed', unsure: false },
      { label: 'Drafts', detail: '18 h', value: '1,800.00', unsure: false },
      { label: 'Printing', value: 'Unsure, check', unsure: true },
      { label: 'Paper', unsure: false },
      { label: 'To pay', value: '3,800.00', unsure: false },
    ],
  },
  {
    draws: 'table',
    columns: ['Person', 'Trato', 'Portal'],
    rows: [['Owner', 'Approve', 'Edit']],
    marked: true,
    blank: 2,
  },
  {
    draws: 'hours',
    columns: ['Mon', 'Tue', 'Wed'],
    total: 'Hours',
    rows: [
      { label: 'Drafts', hours: [1, 8, 4], waiting: false },
      { label: 'Extra round', hours: [0, 0, 2], waiting: true },
    ],
    labels: ['Approved', 'Waiting'],
  },
  { draws: 'share', share: 3, labels: ['Marked for tax', 'The rest'] },
  {
    draws: 'parts',
    parts: [
      { label: 'Tax', share: 3 },
      { label: 'Health cover', share: 2 },
      { label: 'Yours to spend', share: 5 },
    ],
  },
  { draws: 'totals', labels: ['Health cover', 'Retirement'] },
  { draws: 'letter', paragraphs: ['Dear Client B,', 'Our invoice is still open.'], marked: ['Client B'] },
  { draws: 'checks', labels: ['The name', 'The amount'] },
  { draws: 'buttons', labels: ['Approve and send', 'Change'] },
  { draws: 'track', labels: ['Sent', 'Fee', 'Rate', 'Arrived'] },
  { draws: 'months', levels: [8, 3, 6, 2, 9, 1], labels: ['Income', 'Bills'] },
] as const satisfies DrawnBlock[] as readonly DrawnBlock[]
