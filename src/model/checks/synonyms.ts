import { saying, stemOf, wordsOf } from '../../lib/words.ts'
import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'
import type { SearchFile } from '../schema/facts.ts'

const file = 'content/search.yaml'

interface Searched {
  pages: readonly Page[]
  synonyms: SearchFile
  /** The addresses of pages that are there and could not be read. */
  unread?: ReadonlySet<string>
}

/** A group of words helps nobody where no page says any of them; and a word in two groups would join the two. */
export function synonymProblems({ pages, synonyms, unread }: Searched): Problem[] {
  return [...repeats(synonyms), ...(unread?.size ? [] : unsaid(pages, synonyms))]
}

function repeats(synonyms: SearchFile): Problem[] {
  const known = new Map<string, string>()
  return synonyms.flatMap(({ words }, group) =>
    words.flatMap((word, i) => {
      const field = `[${group}].words[${i}]`
      const key = wordsOf(word).map(stemOf).join(' ')
      const first = known.get(key)
      known.set(key, first ?? words.join(', '))
      return first
        ? [
            {
              file,
              field,
              what: `is "${word}", which the group "${first}" says already.`,
              cure: 'Remove one of the two words, or join the groups.',
            },
          ]
        : []
    }),
  )
}

function unsaid(pages: readonly Page[], synonyms: SearchFile): Problem[] {
  const texts = pages.map(({ name, heading = '', title, summary, description }) =>
    saying([name, heading, title, summary, description].join('\n')),
  )
  return synonyms.flatMap(({ words }, group) =>
    words.some((word) => texts.some((says) => says(word)))
      ? []
      : [
          {
            file,
            field: `[${group}].words`,
            what: `is ${words.join(', ')}, and no page says any of them in its name, title, summary or description.`,
            cure: 'Add the word that the page uses, or remove the group.',
          },
        ],
  )
}
