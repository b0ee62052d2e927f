import type { Rights, Turns } from '../../model/schema/app-figures.ts'

/** Figures of apps, for the gallery. */

export const sampleRights: Rights = {
  draws: 'rights',
  shows: 'People and permissions',
  columns: ['Trato', 'Portal', 'Billing'],
  people: [
    { name: 'Owner', history: 'Opened the account on March 2', may: ['Approve', 'Approve', 'Approve'] },
    { name: 'Colleague', history: 'Invited by the owner on March 9', may: ['Edit', 'View', 'Closed'] },
    {
      name: 'Freelancer',
      history: 'Invited by the owner on April 6',
      may: ['View', 'Edit', 'Closed'],
      closed: 'May 29',
    },
  ],
}

export const sampleTurns: Turns = {
  draws: 'turns',
  shows: 'Client A’s space',
  sides: ['Your turn', 'Client A’s turn'],
  turns: [
    { title: 'First draft', icon: 'document', answer: 'Changes asked for', agreed: false, waits: 2 },
    {
      title: 'Second draft',
      icon: 'document',
      answer: 'Approved',
      detail: 'With the person and the date',
      agreed: true,
      waits: 3,
      message: 'Yes, this one.',
    },
    { title: 'Invoice', icon: 'receipt', answer: 'Open', agreed: false, waits: 1, message: 'Which order number?' },
  ],
}

export const longWord = 'Rechtsschutzversicherungsgesellschaften'
