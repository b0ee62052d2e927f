import type { Problem, Slip } from '../problems.ts'

const retype = 'Type the words anew instead of pasting them.'

/** Characters nobody sees and nobody means: they come with text from other programs, and break search and words. */
const unwanted: { pattern: RegExp; name: string; cure: string }[] = [
  { pattern: /\u00ad/, name: 'a soft hyphen', cure: retype },
  // Emoji are joined by one of them, and by nothing else.
  {
    pattern:
      /[\u180e\u200b\u200c\u2060-\u2064\u3164\ufeff\u{e0000}-\u{e0fff}]|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d|\u200d(?!\p{Extended_Pictographic})/u,
    name: 'a blank without width',
    cure: retype,
  },
  {
    pattern: /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/,
    name: 'a mark that turns the direction of text',
    cure: retype,
  },
  // Tabs and line ends are controls, too.
  { pattern: /[^\P{Cc}\t\n\r]|[\u2028\u2029]/u, name: 'a control character', cure: retype },
  { pattern: /[\ue000-\uf8ff]/, name: 'a character of no alphabet', cure: retype },
  { pattern: /\ufffd/, name: 'a character that cannot be read', cure: 'Save the file as UTF-8, and type it anew.' },
]

/** Unwanted characters of a file, by line; each kind once a line. */
export function characterProblems(text: string): Slip[] {
  return text.split('\n').flatMap((content, i) => unwantedIn(content).map((slip) => ({ line: i + 1, ...slip })))
}

/**
 * Those of a text that is read already: YAML and Markdown know ways to write a character that nobody types. What
 * `{{...}}` is meanwhile (markdown-placeholders.ts) is none.
 */
export function hiddenIn(value: string): Pick<Problem, 'what' | 'cure'>[] {
  return unwantedIn(value.replaceAll(/[\ue000-\uf8ff]/g, ''))
}

/** Nearly every text: looked through once instead of six times. */
const plain = /^[ -~\t\r\n]*$/

function unwantedIn(content: string): Pick<Problem, 'what' | 'cure'>[] {
  if (plain.test(content)) return []
  return unwanted
    .filter(({ pattern }) => pattern.test(content))
    .map(({ pattern, name, cure }) => ({
      what: `has ${name} near "${around(content, content.search(pattern))}".`,
      cure,
    }))
}

/** The words around a place, without the character itself. */
function around(line: string, at: number): string {
  return `${line.slice(Math.max(0, at - 15), at)}${line.slice(at + 1, at + 15)}`.trim()
}
