import { markdownToHtml } from 'satteri'

const features = { gfm: false, frontmatter: false, smartPunctuation: { dashes: false, ellipses: false } }

/**
 * Sets the straight quotes of a keyboard as the curly ones of print, by the rules that set them in Markdown. The text
 * itself is no Markdown, so whatever could be read as such is kept from the parser: it sees words, blanks and quotes.
 */
export function typeset(text: string): string {
  if (!/['"]/.test(text)) return text
  const words = text
    .replaceAll(/[^\p{L}\p{M}\p{N}\s'"()]/gu, ',')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const quotes = markdownToHtml(words, { features }).html.match(/[‘’“”]/g) ?? []
  return text.replaceAll(/['"]/g, (straight) => quotes.shift() ?? straight)
}

/** The way back, for whoever compares what is shown with what was typed. */
export const straight = (text: string) => text.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"')
