/** Sets the straight quotes of a keyboard as the curly ones of print, as Markdown does in running text. */
export function typeset(text: string): string {
  return text
    .replaceAll(/(^|[\s([])"/g, '$1“')
    .replaceAll('"', '”')
    .replaceAll(/(^|[\s([“])'/g, '$1‘')
    .replaceAll("'", '’')
}
