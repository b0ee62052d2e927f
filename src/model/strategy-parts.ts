/** The headings that every strategy has; details of its case may stand beside them, as beside those of its text. */
export const strategyParts = {
  steps: 'From idea to exit',
  points: 'What holds it to the method',
  questions: 'What a committee would ask',
} as const
