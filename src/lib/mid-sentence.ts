/** A name as it stands within a sentence: its plain words small, what is always written large as it is ("API", "DarDen"). */
export function midSentence(name: string): string {
  return name.replaceAll(/\b\p{Lu}\p{Ll}*\b/gu, (word) => (word.length > 1 ? word.toLowerCase() : word))
}
