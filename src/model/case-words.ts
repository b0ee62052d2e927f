/** How a stretch of a case stands, in the words that front matter chooses from. */
export const tones = ['wait', 'stuck', 'due', 'done'] as const
export type Tone = (typeof tones)[number]
