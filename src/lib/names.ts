/** The id of a part of a page that is known by its name, such as an asset class. */
export const anchorOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')

/** Longer ones may break: the largest headings have room for so many letters on the narrowest screens. */
const longest = 14

/** A text in pieces; every second one is a compound such as "long-horizon", which a heading keeps on one line. */
export function atCompounds(text: string): string[] {
  const pieces: string[] = ['']
  for (const word of text.split(/(\s+)/)) {
    const isCompound = /[\p{L}\p{N}]-[\p{L}\p{N}]/u.test(word) && word.length <= longest
    if (isCompound) pieces.push(word, '')
    else pieces[pieces.length - 1] += word
  }
  return pieces
}

/** A name as it stands within a sentence: its plain words small, what is always written large as it is ("API", "DarDen"). */
export function midSentence(name: string): string {
  return name.replaceAll(/\b\p{Lu}\p{Ll}*\b/gu, (word) => (word.length > 1 ? word.toLowerCase() : word))
}

/** A field for people, who count from 1: `facts[2].label` is "facts 3, label". */
export function spoken(field: string): string {
  return field
    .replaceAll(
      /\[(\d+)\]/g,
      (_, i, at) => `${at === 0 ? 'entry' : field[at - 1] === ']' ? ', entry' : ''} ${Number(i) + 1}`,
    )
    .replaceAll(/\.(?=\w)/g, ', ')
}
