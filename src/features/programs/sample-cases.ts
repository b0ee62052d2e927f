import type { Case } from './CaseFigure.tsx'

/** A short case, for the gallery and tests. */
export const kiteCase: Case = {
  heading: 'One kite across four evenings',
  steps: ['Tuesday', 'Thursday', 'Next Tuesday', 'Next Thursday'],
  levels: {
    name: 'Folds',
    text: 'A fold more on each evening, of which one holds the kite together.',
    heights: [1, 2, 3, 4],
    line: 1,
  },
  lines: [
    {
      name: 'The paper',
      stretches: [
        { from: 1, to: 2, tone: 'wait', text: 'Lies flat under a book' },
        { from: 3, tone: 'stuck', text: 'Torn at the corner' },
        { from: 4, tone: 'done', text: 'Flies' },
      ],
    },
    { name: 'The string', stretches: [{ from: 2, to: 3, tone: 'due', text: 'Borrowed from next door' }] },
  ],
  turn: { from: 3, title: 'The torn corner', text: 'Whoever mends it on the same evening has a kite.' },
}

const long = 'Rechtsschutzversicherungsgesellschaften'

/** As much as a case may say: eight steps, a stretch for six of them on each of four lines, and long words. */
export const fullCase: Case = {
  heading: 'One kite across a long summer with storms',
  steps: Array.from({ length: 8 }, (_, i) => `Evening of the week ${i + 1}`),
  levels: {
    name: long.slice(0, 32),
    text: `${long} and one more of them`,
    heights: [1, 12, 3, 4, 5, 6, 7, 12],
    line: 5,
  },
  lines: ['Paper', 'String', 'Wind', long.slice(0, 32)].map((name) => ({
    name,
    stretches: Array.from({ length: 6 }, (_, i) => ({
      from: i + 3,
      tone: 'stuck' as const,
      text: `${long} hold on to it until ${i + 1} of them let go, and then they mend it again`,
    })),
  })),
  turn: {
    from: 8,
    title: 'When they all let go of it',
    text: `${long} have no kite after that, and neither has anyone else.`,
  },
}
