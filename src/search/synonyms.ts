import { saying } from '../lib/words.ts'
import type { SearchFile } from '../model/schema/facts.ts'

/** The other words for what a text says: where it has one phrase of a group, all the others of that group. */
export function otherWords(text: string, synonyms: SearchFile): string[] {
  const says = saying(text)
  return synonyms.flatMap(({ words }) => {
    const others = words.filter((phrase) => !says(phrase))
    return others.length < words.length ? others : []
  })
}
