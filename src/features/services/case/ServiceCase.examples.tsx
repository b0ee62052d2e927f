import { ServiceCase } from './ServiceCase.tsx'

const told = {
  heading: 'One case that a service deals with',
  text: 'Whose case it is, and what there is to look at in its drawing.',
}
const text = 'What is to be seen in it, in a sentence or two.'
/** As long as the schema lets a piece's name be. */
const long = 'Feuerversicherungsgesellschaften'

export const examples = {
  'two stacks': (
    <ServiceCase
      shown={{
        draws: 'stacks',
        ...told,
        level: 1,
        stacks: [
          { name: 'The hole', text, pieces: [{ name: 'Torn', size: 7, draws: 'solid' }] },
          {
            name: 'The patch',
            text,
            pieces: [
              { name: 'Still open', size: 2, draws: 'open' },
              { name: 'Pasted', size: 5, draws: 'tint' },
            ],
          },
        ],
      }}
    />
  ),
  'a short column': (
    <ServiceCase
      shown={{
        draws: 'stacks',
        ...told,
        level: 1,
        stacks: [
          { name: 'All of it', text, pieces: [{ name: 'Torn', size: 10, draws: 'solid' }] },
          {
            name: 'A small part',
            text,
            pieces: [
              { name: 'Still open', size: 1, draws: 'open' },
              { name: 'Pasted', size: 2, draws: 'tint' },
            ],
          },
        ],
      }}
    />
  ),
  'four stacks, the longest names': (
    <ServiceCase
      shown={{
        draws: 'stacks',
        ...told,
        level: 2,
        stacks: ['One', 'Two', 'Three', 'Four'].map((name, i) => ({
          name,
          text: text.repeat(3),
          pieces: [
            { name: 'A long name of two short words', size: 1, draws: 'open' },
            { name: 'Of its own', size: 1, draws: 'tint' },
            { name: long, size: 12 - 4 - i, draws: 'plain' },
            { name: 'One more name in several words', size: 1, draws: 'solid' },
            { name: 'The last of them', size: 1, draws: 'solid' },
          ],
        })),
      }}
    />
  ),
  'a line that is crossed': (
    <ServiceCase
      shown={{
        draws: 'line',
        ...told,
        worseAbove: false,
        curve: { name: 'Value of what is pledged', levels: [20, 17, 9, 7, 12, 19] },
        against: [
          { name: 'The first lender’s call', levels: [14] },
          { name: 'The second lender’s call', levels: [10] },
        ],
        stages: ['It is drawn', 'It falls', 'It comes back'].map((title) => ({ title, text })),
      }}
    />
  ),
  'two lines that cross': (
    <ServiceCase
      shown={{
        draws: 'line',
        ...told,
        worseAbove: true,
        curve: { name: 'The meter', levels: [4, 6, 8, 9, 9, 9, 4, 3, 3] },
        against: [{ name: 'Sales', levels: [8, 9, 11, 12, 7, 6, 8, 8, 9] }],
        stages: ['Spring', 'Summer', 'Fall', 'Winter'].map((title) => ({ title, text })),
      }}
    />
  ),
  'a calendar': (
    <ServiceCase
      shown={{
        draws: 'calendar',
        ...told,
        times: ['Spring', 'Summer', 'Fall', 'Winter'],
        lanes: [
          { name: 'The window', spans: [{ name: 'Open', from: 0, to: 4, draws: 'solid' }] },
          {
            name: 'The narrowest spans, and the longest words',
            spans: [
              { name: 'Signed', from: 2, to: 3, draws: 'tint' },
              { name: 'Waiting for the very first day on which it may be sold', from: 3, to: 5, draws: 'plain' },
              { name: 'Lost', from: 11, to: 12, draws: 'open' },
            ],
          },
        ],
      }}
    />
  ),
  'hands, joined': (
    <ServiceCase
      shown={{
        draws: 'hands',
        ...told,
        hands: ['The clerk', 'First signature', 'Second signature', 'The bank'],
        end: 'What becomes of it',
        joined: true,
        marks: [
          { draws: 'full', name: 'Acts on it' },
          { draws: 'half', name: 'Holds it' },
          { draws: 'none', name: 'Is not needed' },
          { draws: 'stop', name: 'Stops it' },
        ],
        rows: [
          { name: 'The rent', holds: ['full', 'full', 'none', 'full'], text: 'It is paid.' },
          { name: 'The price of a house', holds: ['full', 'full', 'full', 'half'], text: 'It waits in escrow.' },
          { name: 'A letter from a thief', holds: ['stop', 'none', 'none', 'none'], text: 'It goes no further.' },
        ],
      }}
    />
  ),
  'hands apart': (
    <ServiceCase
      shown={{
        draws: 'hands',
        ...told,
        hands: ['The lawyer', 'The accountant', 'The uncle'],
        end: 'If he falls ill',
        joined: false,
        marks: [
          { draws: 'full', name: 'Knows it' },
          { draws: 'none', name: 'Thinks another knows' },
        ],
        rows: ['A house', 'A loan', 'A company'].map((name) => ({
          name,
          holds: ['none', 'none', 'full'],
          text: 'It is forgotten.',
        })),
      }}
    />
  ),
}
