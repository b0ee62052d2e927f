const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Characters that no XML may have, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

/** A text as it stands in XML, in an element or an attribute. */
export function xml(text: string): string {
  return text.replaceAll(forbidden, '').replaceAll(/[&<>"]/g, (found) => entities[found] ?? found)
}
