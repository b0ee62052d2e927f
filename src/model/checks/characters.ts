import type { Slip } from '../problems.ts'

const retype = 'Type the words anew instead of pasting them.'

/** Characters nobody sees and nobody means: they come with text from other programs, and break search and words. */
const unwanted: { pattern: RegExp; name: string; cure: string }[] = [
  { pattern: /\u00ad/, name: 'a soft hyphen', cure: retype },
  { pattern: /[\u200b\u2060\ufeff]/, name: 'a blank without width', cure: retype },
  { pattern: /[\u202a-\u202e\u2066-\u2069]/, name: 'a mark that turns the direction of text', cure: retype },
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  { pattern: /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/, name: 'a control character', cure: retype },
  { pattern: /[\ue000-\uf8ff]/, name: 'a character of no alphabet', cure: retype },
  { pattern: /\ufffd/, name: 'a character that cannot be read', cure: 'Save the file as UTF-8, and type it anew.' },
]

/** Unwanted characters of a file, by line; each kind once a line. */
export function characterProblems(text: string): Slip[] {
  return text.split('\n').flatMap((content, i) =>
    unwanted
      .filter(({ pattern }) => pattern.test(content))
      .map(({ pattern, name, cure }) => ({
        line: i + 1,
        what: `has ${name} near "${around(content, content.search(pattern))}".`,
        cure,
      })),
  )
}

/** The words around a place, without the character itself. */
function around(line: string, at: number): string {
  return `${line.slice(Math.max(0, at - 15), at)}${line.slice(at + 1, at + 15)}`.trim()
}
