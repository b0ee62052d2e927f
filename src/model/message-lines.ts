import type { Company } from './schema/facts.ts'

/**
 * A file's text as it is where messages stay in the browser, or where the service takes them: a line that begins with
 * `{{local}}` or `{{service}}` is there in that case alone.
 */
export function linesFor(messages: Company['messages'], text: string): string {
  if (!/^\{\{(?:local|service)\}\}/m.test(text)) return text
  // What is left out is made up for at the next blank line, so that mistakes below it are told with their own line.
  let owed = 0
  const lines = text.split('\n').flatMap((line) => {
    const [mark = '', kept] = /^\{\{(local|service)\}\} */.exec(line) ?? []
    if (kept !== undefined && kept !== messages) {
      owed += 1
      return []
    }
    if (line.trim() !== '') return [line.slice(mark.length)]
    const blanks = Array<string>(owed + 1).fill(line)
    owed = 0
    return blanks
  })
  return lines.join('\n')
}
