/** A short text, rendered, in the parts that a sheet sets apart. */
export interface Opening {
  /** The first sentence. */
  first: string
  /** What follows it, up to the last paragraph. */
  rest: string
  /** The last paragraph, where there are several. */
  last: string
}

/** Takes the paragraphs above the first heading apart; their markup inside stays. */
export function openingOf(html: string): Opening {
  const paragraphs = [...aboveHeadings(html).matchAll(/<p>([\s\S]*?)<\/p>/g)].map(([, text = '']) => text)
  const last = paragraphs.length > 1 ? (paragraphs.pop() ?? '') : ''
  return { ...sentenceAndRest(paragraphs.join(' ')), last }
}

/** The first sentence of a text, and all that follows. An element is never cut: a stop inside it ends no sentence. */
export function sentenceAndRest(text: string): { first: string; rest: string } {
  const [{ length } = text] = /^[\s\S]*?[.?](?=\s+[\p{Lu}<]|$)/u.exec(covered(text)) ?? []
  return { first: text.slice(0, length), rest: text.slice(length).trim() }
}

/** As long as the text, with a mark where an element begins and nothing to be read inside it. */
function covered(html: string): string {
  let depth = 0
  // What is caught stands at every second place: text, tag, text. Attributes have no brackets (src/model/markdown.ts).
  const pieces = html.split(/(<[^>]*>)/).map((piece, i) => {
    const isInside = depth > 0
    if (i % 2) depth += piece.startsWith('</') ? -1 : Number(!piece.startsWith('<br'))
    if (isInside) return '_'.repeat(piece.length)
    return i % 2 ? '<'.padEnd(piece.length, '_') : piece
  })
  return pieces.join('')
}

/** What stands above the first heading, as it is rendered. */
export const aboveHeadings = (html: string): string => partsOf(html)[0]?.trim() ?? ''

/** A part of a text with a heading of its own. */
export interface Chapter {
  label: string
  anchor: string
  html: string
}

/** What a text goes on to say below its opening, where the subject needs more than a sheet. */
export function chaptersOf(html: string, headings: readonly { label: string; anchor: string }[]): Chapter[] {
  const [, ...parts] = partsOf(html)
  return headings.map((heading, i) => ({ ...heading, html: (parts[i] ?? '').replace(/^<h2[\s\S]*?<\/h2>/, '').trim() }))
}

/** What is above the first heading, be it nothing, and then each heading with what is below it. */
const partsOf = (html: string) => `\n${html}`.split(/(?=<h2)/)

/** The paragraphs of a text in which blank lines separate them. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
}

/** The paragraphs of a Markdown text, section by section. What stands before the first heading is a section of its own. */
export function sectionsOf(markdown: string): string[][] {
  return markdown
    .split(/^## .*$/m)
    .map((section) => paragraphs(section).filter((part) => !/^(#|\[\^)/.test(part)))
    .filter((section) => section.length > 0)
}

/** How many sentences a paragraph has; one of a list or a table counts each line. */
export function sentencesIn(paragraph: string): number {
  if (/^[-*|\d]/.test(paragraph)) return paragraph.split('\n').filter((line) => !/^\|[-| ]+\|$/.test(line)).length
  return Math.max(1, paragraph.match(/[.?!](?=\s|$)/g)?.length ?? 0)
}

/** Words a minute of an unhurried reader. */
const pace = 220

/** Whole minutes, at least one. */
export function readingTime(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(words / pace))
}

/** As much of a text as has room, and no half of an emoji at its end. */
export function beginning(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
}
