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

/** Names that the specification gives. */
const names = /\b(?:Vertical Solutions|Investment Software Solutions)\b/g

/** The words in all their forms, "unlocking" and "leverages" too, and the marks that stand in for emphasis: --- is set as a dash. */
const pattern = new RegExp(
  `\\b(?:${filler.map((word) => word.replace(/e$/, '')).join('|')})(?:e|e?s|e?d|ing|ly)?\\b|[!—]|(?<=\\w ?)---(?= ?\\w)`,
  'gi',
)

/** The filler in a text, as it is written there. */
export function fillerIn(text: string): string[] {
  return text.replaceAll(names, '').match(pattern) ?? []
}
