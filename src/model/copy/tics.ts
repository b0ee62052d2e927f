import type { Found } from './texts.ts'

/** Turns of phrase that slip into writing: each is allowed, and most are better left out. */
export const tics = [
  'at the end of the day',
  'click here',
  'for all your needs',
  'in order to',
  'in today’s world',
  'it is important to note',
  'it is worth noting',
  'it should be noted',
  'look no further',
  'more than just',
  'needless to say',
  'not only',
  'rest assured',
  'read more here',
  'take it to the next level',
  'when it comes to',
  'whether you are',
  'whether you’re',
  'world of',
]

const pattern = new RegExp(`\\b(?:${tics.join('|')})\\b|\\p{Extended_Pictographic}`, 'giu')

/** The tics in a text, as they are written there; an emoji is one. */
export function ticsIn(text: string): Found[] {
  const cure = 'See whether the sentence is as good without it.'
  return (text.replaceAll("'", '’').match(pattern) ?? []).map((written) => ({ written, cure }))
}
