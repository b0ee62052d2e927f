import { type Found, unquoted } from './texts.ts'

/** Words that sound like something and say nothing: a reader learns more from the plain one. */
export const filler: readonly string[] =
  `
  best-in-class bespoke cutting-edge delve ecosystem elevate empower foster frictionless game-changing
  holistic innovate innovative journey landscape next-generation one-stop revolutionize robust seamless
  solutions state-of-the-art streamline supercharge synergies synergy tailored unlock world-class
  `.match(/\S+/g) ?? []

/** Names that the specification gives, and those that end in a mark: Yahoo! wrote about it. */
const names = /\b(?:Vertical Solutions|Investment Software Solutions|Yahoo!|\p{Lu}\p{L}+!(?= \p{Ll}))/gu

/** The words in all their forms, "unlocking" and "elevated" too, and the marks that stand in for emphasis: --- is set as a dash. */
const fillerPattern = new RegExp(
  `\\b(?:${filler.map((word) => word.replace(/e$/, '')).join('|')})(?:e|e?s|e?d|ing|ly)?\\b|[!—]|(?<=\\w ?)---(?= ?\\w)`,
  'gi',
)

/** The filler in a text, as it is written there. */
export function fillerIn(text: string): Found[] {
  return (unquoted(text).replaceAll(names, '').match(fillerPattern) ?? []).map((written) => ({
    written,
    cure: /^\w/.test(written) ? 'Say it in a plain word.' : 'Use a full stop, a comma or a colon.',
  }))
}

/** Turns of phrase that slip into writing: each is allowed, and most are better left out. */
export const tics: readonly string[] = `
  at the end of the day, click here, for all your needs, in order to, in today’s world, it is important to note,
  it is worth noting, it should be noted, look no further, more than just, needless to say, not only, rest assured,
  read more here, take it to the next level, when it comes to, whether you are, whether you’re, world of
  `
  .trim()
  .split(/\s*,\s*/)

const ticPattern = new RegExp(`\\b(?:${tics.join('|')})\\b|\\p{Extended_Pictographic}`, 'giu')

/** The tics in a text, as they are written there; an emoji is one. */
export function ticsIn(text: string): Found[] {
  const cure = 'See whether the sentence is as good without it.'
  return (text.replaceAll("'", '’').match(ticPattern) ?? []).map((written) => ({ written, cure }))
}
