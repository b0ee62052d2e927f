import { says } from '../lib/words.ts'
import type { SearchFile } from '../model/schema/facts.ts'

/** The other words for what a text says: where it has one phrase of a group, all the others of that group. */
export function otherWords(text: string, synonyms: SearchFile): string[] {
  return synonyms.flatMap(({ words }) => {
    const others = words.filter((phrase) => !says(text, phrase))
    return others.length < words.length ? others : []
  })
}
