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
    pattern: /&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/gi,
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
    return found === undefined ? [] : [{ what: what(found), cure: typeof cure === 'string' ? cure : cure(found) }]
  })
}
