import { paragraphs } from './paragraphs.ts'

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
