/**
 * What visitors write, made harmless for terminals and mail: control characters could move a cursor, recolor a screen
 * or begin a header, and marks of direction could turn the text around them. Line breaks and tabs stay.
 */
export function plain(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(/(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu, '\ufffd')
}

/** The same in one line, for headers and lists. */
export function oneLine(text: string): string {
  return plain(text)
    .replaceAll(/[\s\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
}
