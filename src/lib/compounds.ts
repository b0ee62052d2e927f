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
