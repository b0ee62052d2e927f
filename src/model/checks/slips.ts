import { graphemes } from '../../lib/graphemes.ts'
import type { Problem } from '../problems.ts'

type Slip = Pick<Problem, 'what' | 'cure'>

interface Rule {
  pattern: RegExp
  what: (found: string) => string
  cure: string | ((found: string) => string)
}

/** Longer ones do not fit the narrowest screens. */
const longestWord = 40

const asLink = 'Write [text](/address), without blanks in or before the address.'

/** The name of an image is written without blanks, and its file is called so. */
function asImage(written: string): string {
  const [, name = ''] = /\(([^"]*?\.\w+)/.exec(written) ?? []
  const hyphened = name.trim().toLowerCase().replaceAll(/\s+/g, '-')
  return /\s/.test(name.trim())
    ? `Rename the file to ${hyphened}, without blanks, and write ![what it shows](${hyphened}).`
    : 'Write ![what it shows](name.png).'
}

/** What shows that a text was not meant to be read as it stands. */
const rules: Rule[] = [
  {
    pattern: /!?\[[^\]]*\]\([^)]*\)?/g,
    what: (found) => `has "${found}", which is no ${found.startsWith('!') ? 'image' : 'link'}.`,
    cure: (found) => (found.startsWith('!') ? asImage(found) : asLink),
  },
  {
    pattern: /\[[^\]]+\]\s+\((?:\/|https?:|mailto:)[^)]*\)/g,
    what: (found) => `has "${found}", which is no link.`,
    cure: asLink,
  },
  {
    pattern: /\([^)]+\)\[(?:\/|https?:|mailto:)[^\]]*\]/g,
    what: (found) => `has "${found}", a link the wrong way around.`,
    cure: asLink,
  },
  {
    pattern: /\[\^[^\]]+\]/g,
    what: (found) => `has ${found}, a footnote that is not written.`,
    cure: 'Write it at the end of the text: [^1]: and what it says. In an article [^1] calls its first source.',
  },
  {
    pattern: /\[[^\]]+\]\[[^\]]*\]/g,
    what: (found) => `has "${found}", which is no link.`,
    cure: asLink,
  },
  {
    pattern: /\*\*|__/g,
    what: (found) => `has ${found} that emphasizes nothing.`,
    cure: 'Put it right before the first word and right behind the last, such as **two words**, or remove it.',
  },
  {
    pattern:
      /(?<![\p{L}\p{N}_\ue000-\uf8ff])_(?=\p{L})|(?<=\p{L})_(?![\p{L}\p{N}_\ue000-\uf8ff])|(?<!\S)\*(?=\p{L})|(?<!\S)\* \p{L}[^*]*\p{L} \*(?!\S*\d)|`/gu,
    what: (found) => `has ${found} that emphasizes nothing.`,
    cure: 'Put the sign right before the first word and right behind the last, such as *two words*, or remove it.',
  },
  {
    pattern: /\{(?:\+\+|--|–|—|~~|==|>>)[^}]*\}?/g,
    what: (found) => `has "${found}", a mark of somebody who edits.`,
    cure: 'Keep the words that are right, and remove the marks.',
  },
  {
    pattern: /\[\[[^\]]*\]\]/g,
    what: (found) => `has "${found}", which is no link.`,
    cure: asLink,
  },
  {
    pattern:
      /\{%[^}]*%?\}?|\{\{[<%#/>][^}]*\}?\}?|<%.*?%>|%%[A-Za-z_]+%%|\[\/[a-z][\w-]*\]|\[[a-z][\w-]*(?: [\w-]+=["“”'][^\]]*)+\]|\[(?:button|gallery|caption|form|embed|toc|video|audio|quote|shortcode|br|b|i|u|url|img)\]/gi,
    what: (found) => `has "${found}", an order to another program, which is shown as it stands.`,
    cure: 'Remove it; docs/how-to/write-content.md says what texts can have.',
  },
  {
    pattern: /\$\$|\\(?:frac|sqrt|text|times|cdot|begin|left|right|sum|mathrm|textbf|emph|ldots|%|\$)(?![a-z])|\$\\/g,
    what: (found) => `has "${found}", a sign of LaTeX, which is shown as it stands.`,
    cure: 'Write it in plain words and figures, such as 1/2.',
  },
  {
    pattern:
      /\[\d{1,2}\]|\[\^\s*\d*(?![^\]]*\])|\[\d+\^\]|(?<=[\p{L}.,;:!?”’)])\^\[?\d{1,2}\]?|(?<=[.,;:!?”])[⁰¹²³⁴-⁹]+|(?<=[.,;:!?”])\[[a-z]{1,2}\]|\[(?:citation needed|source|ref|sic\?)\]/giu,
    what: (found) => `has "${found}", which calls no source and no footnote.`,
    cure: 'Write [^1] for the first source or footnote, or remove it.',
  },
  {
    pattern: /&(?:#\d+|#x[\da-f]+|[a-z]{2,}\d*);/gi,
    what: (found) => `has ${found}, which is shown as it stands.`,
    cure: 'Write the character itself.',
  },
  {
    pattern: /\{\{(?!.*?\}\})|(?<!\{\{.*?)\}\}/g,
    what: (found) => `has ${found} with no counterpart.`,
    cure: 'Write a placeholder with two braces on each side, such as {{name}}.',
  },
  {
    pattern: /(?<![{\w])\{(?:name|founder|\w+Email|tratoWebsite)\}(?!\})/gi,
    what: (found) => `has ${found}, which is shown as it stands.`,
    cure: 'Write a placeholder with two braces on each side, such as {{name}}.',
  },
  {
    pattern: new RegExp(`(?:[\\p{L}\\p{N}]\\p{M}*){${longestWord + 1},}`, 'gu'),
    what: (found) => `has a word of ${graphemes(found)} characters, at most ${longestWord}: "${found.slice(0, 20)}…".`,
    cure: 'Break it with a blank or a hyphen: it does not fit a phone.',
  },
  {
    pattern: /[^\s\u00a0]+(?:\u00a0[^\s\u00a0]+){3,}/g,
    what: (found) =>
      `has words that cannot be parted at the end of a line: "${found.slice(0, 40).replaceAll('\u00a0', ' ')}".`,
    cure: 'Type the blanks between them anew: they came as non-breaking blanks from another program.',
  },
]

/** The slips in a text as visitors would read it; each kind once. */
export function slipsIn(text: string): Slip[] {
  return rules.flatMap(({ pattern, what, cure }) => {
    const [found] = text.match(pattern) ?? []
    if (found === undefined) return []
    const short = found.length > 80 ? `${found.slice(0, 79)}…` : found
    return [{ what: what(found).replace(found, () => short), cure: typeof cure === 'string' ? cure : cure(found) }]
  })
}
