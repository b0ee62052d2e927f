import { graphemes } from '../../lib/graphemes.ts'
import { typeset } from '../../lib/typeset.ts'
import { isOffer } from '../families.ts'
import { onceEach } from '../once-each.ts'
import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'
import type { Company } from '../schema/facts.ts'
import { isInPreparation } from '../status.ts'
import { foreignIn } from './english.ts'
import { fillerIn } from './filler.ts'
import * as limits from './limits.ts'
import { sentencesOf, wordsIn } from './reading.ts'
import { bodyOf, copyOf, proseOf } from './texts.ts'

/** What drawings show stands beside the words that explain it, and is read as a picture. */
const drawings = Object.fromEntries(
  ['record', 'route', 'papers', 'case', 'call', 'request', 'answer'].map((field) => [field, undefined]),
)

/** The rules of copy that one page alone can break, and those about sentences. */

export function wordProblems(page: Page): Problem[] {
  if (isInPreparation(page)) return []
  const { min, max } =
    limits.words[page.kind] ?? limits.words[isOffer(page) ? 'offering' : 'others'] ?? limits.words.others
  const count = countedWords(page)
  if (count >= min && count <= max) return []
  return [
    {
      file: page.file,
      field: 'text',
      what: `has ${count} words${page.kind === 'article' ? '' : ', with those of its fields'}, ${count < min ? `at least ${min}` : `at most ${max}`}.`,
      cure: count < min ? 'Say more.' : 'Shorten it.',
    },
  ]
}

/** The words by which a page is long or short. */
export function countedWords(page: Page): number {
  if (page.kind === 'article') return wordsIn(bodyOf(page).join(' '))
  const own = isOffer(page)
    ? { ...withoutExcerpts(page), name: '', title: '', summary: '', next: undefined, entry: undefined, ...drawings }
    : page
  return wordsIn(copyOf(own as Page).join(' '))
}

/** Excerpts are drawings as well, each with a part of its document. */
function withoutExcerpts(page: Page): Page {
  if (page.kind !== 'engagement') return page
  const { document } = page
  const contents = document.contents.map((part) => ({ ...part, excerpt: undefined }))
  return { ...page, document: { ...document, contents } }
}

/** What a tab and a search result show, with the company's name. */
export function lengthProblems({ file, title, description }: Page, { shortName }: Company): Problem[] {
  const texts = [
    { field: 'title', shown: `${title} | ${shortName}`, ...limits.fullTitle },
    { field: 'description', shown: description, ...limits.description },
  ]
  return texts.flatMap(({ field, shown, min, max }) => {
    const size = graphemes(shown)
    if (size >= min && size <= max) return []
    const what = `has ${size} characters as it is shown, ${size < min ? `at least ${min}` : `at most ${max}`}: "${shown}".`
    return [{ file, field, what, cure: size < min ? 'Say more.' : 'Shorten it.' }]
  })
}

/** Words that say nothing; those of others, in the sources, are theirs. */
export function fillerProblems(page: Page): Problem[] {
  return proseOf(page).flatMap((text) =>
    fillerIn(text).map((word) => ({
      file: page.file,
      field: 'text',
      what: `says "${word}" in: ${text}`,
      cure: /^(!|—|---)$/.test(word) ? 'Use a full stop, a comma or a colon.' : 'Say it in a plain word.',
    })),
  )
}

/** One English, as docs/how-to/style.md has it. */
export function englishProblems(page: Page): Problem[] {
  return proseOf(page).flatMap((text) =>
    foreignIn(text).map(({ written, instead }) => ({
      file: page.file,
      field: 'text',
      what: `says "${written}" in: ${text}`,
      cure: `Write "${instead}": docs/how-to/style.md.`,
    })),
  )
}

/** The sentences of a page in one spelling; the heading of its last band is one, too, though it has no full stop. */
const spokenOn = onceEach((page: Page): ReadonlyMap<string, string> => {
  const closing = 'next' in page ? [page.next.heading] : []
  const sentences = [...proseOf(page).flatMap(sentencesOf), ...closing]
  return new Map(
    sentences
      .filter((text) => wordsIn(text) >= limits.sharedSentence)
      .map((text) => [typeset(text).toLowerCase(), text]),
  )
})

/** A reader who meets a sentence twice stops reading. Notices of pages in preparation are alike on purpose. */
export function repeatedSentences(pages: readonly Page[]): Problem[] {
  const first = new Map<string, Page>()
  return pages
    .filter((page) => !isInPreparation(page))
    .flatMap((page) =>
      [...spokenOn(page)].flatMap(([sentence, written]) => {
        const other = first.get(sentence)
        if (!other) first.set(sentence, page)
        if (!other || other === page) return []
        const what = `says the same as ${other.file}: "${written}"`
        return [{ file: page.file, field: 'text', what, cure: 'Say what is particular to this page.' }]
      }),
    )
}
