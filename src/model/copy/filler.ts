import { type Found, unquoted } from './texts.ts'

/** Words that sound like something and say nothing: a reader learns more from the plain one. */
export const filler = [
  'best-in-class',
  'bespoke',
  'cutting-edge',
  'delve',
  'ecosystem',
  'elevate',
  'empower',
  'foster',
  'frictionless',
  'game-changing',
  'harness',
  'holistic',
  'innovate',
  'innovative',
  'journey',
  'landscape',
  'leverage',
  'next-generation',
  'one-stop',
  'revolutionize',
  'robust',
  'seamless',
  'solutions',
  'state-of-the-art',
  'streamline',
  'supercharge',
  'synergies',
  'synergy',
  'tailored',
  'unlock',
  'world-class',
]

/** Names that the specification gives, and those that end in a mark: Yahoo! wrote about it. */
const names = /\b(?:Vertical Solutions|Investment Software Solutions|Yahoo!|\p{Lu}\p{L}+!(?= \p{Ll}))/gu

/** The words in all their forms, "unlocking" and "leverages" too, and the marks that stand in for emphasis: --- is set as a dash. */
const pattern = new RegExp(
  `\\b(?:${filler.map((word) => word.replace(/e$/, '')).join('|')})(?:e|e?s|e?d|ing|ly)?\\b|[!—]|(?<=\\w ?)---(?= ?\\w)`,
  'gi',
)

/** The filler in a text, as it is written there. */
export function fillerIn(text: string): Found[] {
  return (unquoted(text).replaceAll(names, '').match(pattern) ?? []).map((written) => ({
    written,
    cure: /^\w/.test(written) ? 'Say it in a plain word.' : 'Use a full stop, a comma or a colon.',
  }))
}
