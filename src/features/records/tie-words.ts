import type { How } from './papers.ts'

/** What the signs on ties and on filled-in lines mean. */
export const tieWords: Record<How, string> = { agree: 'Agree', clash: 'Clash', missing: 'Missing' }
