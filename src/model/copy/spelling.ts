import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { decodeTrie } from 'cspell-trie-lib'
import { didYouMean } from '../checks/near.ts'
import { readIfThere, wordsFile } from '../content-files.ts'
import type { Problem } from '../problems.ts'
import type { Content } from '../read.ts'
import { isSentence, passagesOf } from './reading.ts'
import { proseOf, textsOf } from './texts.ts'

/** A guess takes as long as reading a page, and nobody reads more of them. */
const mostGuesses = 20

/** Words that no dictionary has. One that is right for all that goes into the kept list. */
export function spellingWarnings(root: string, { pages, company, menu, footer }: Content): Problem[] {
  const { tagline, notice, ...names } = company
  const { isKnown, guess } = dictionary([...keptWords(root), ...(textsOf(names).join(' ').match(anyWord) ?? [])])
  const files = [
    { file: 'content/company.yaml', texts: [tagline, notice] },
    { file: 'content/menu.yaml', texts: textsOf(menu) },
    { file: 'content/footer.yaml', texts: textsOf(footer) },
    ...pages.map((page) => ({ file: page.file, texts: proseOf(page) })),
  ]
  return files.flatMap(({ file, texts }) => {
    const told = new Set<string>()
    return texts
      .filter((text) => text.match(anyWord)?.some((word) => !isKnown(word)))
      .flatMap((text) => passagesOf(text).flatMap((passage) => wordsIn(passage).map((word) => ({ word, text }))))
      .flatMap(({ word, text }) => {
        if (told.has(word) || isKnown(word)) return []
        told.add(word)
        const what = `says "${word}", which is not in the dictionary, in: ${text}`
        return [{ file, field: 'text', what, cure: `A word that is right goes into ${wordsFile}.${guess(word)}` }]
      })
  })
}

const anyWord = /\p{L}[\p{L}'’]*/gu

/** The words of a passage that can be looked up: no names, addresses, acronyms, or what has digits. */
function wordsIn(passage: string): string[] {
  // Each word of a title is large, so that there a large letter makes no name.
  const isTitle = !isSentence(passage) && !/(?:^| )\p{Ll}{5}/u.test(passage)
  return passage
    .split(/\s+/)
    .filter((part) => !/[@_{}<>\\=]|\/\/|\w[.:/]\w|^\/|\p{N}/u.test(part))
    .flatMap((part) => part.match(anyWord) ?? [])
    .filter((word, i) => /^\p{L}[\p{Ll}'’]+$/u.test(word) && (i === 0 || isTitle || !isCapital(word)))
}

const isCapital = (word: string) => /^\p{Lu}/u.test(word)

/** The American dictionary, read once and where it is asked for: a build has no use for it. */
function readEnglish() {
  const require = createRequire(import.meta.url)
  const folder = dirname(require.resolve('@cspell/dict-en_us'))
  return decodeTrie(gunzipSync(readFileSync(join(folder, 'en_US.trie.gz'))))
}

let read: ReturnType<typeof readEnglish> | undefined

/** The same with these words. */
function dictionary(kept: readonly string[]) {
  read ??= readEnglish()
  const english = read
  const also = new Set(kept)
  const known = new Map<string, boolean>()
  const has = (word: string) => also.has(word) || english.hasWord(word, true)
  const lookUp = (written: string): boolean => {
    const word = written.replaceAll('’', "'").replace(/'+$|'s$/, '')
    return has(word) || (isCapital(word) && (has(word.toLowerCase()) || english.hasWord(word.toLowerCase(), false)))
  }
  let guesses = 0
  return {
    isKnown(word: string) {
      const answer = known.get(word) ?? lookUp(word)
      known.set(word, answer)
      return answer
    },
    guess: (word: string) =>
      guesses++ < mostGuesses ? didYouMean(word, english.suggest(word, { numSuggestions: 1, timeout: 100 })) : '',
  }
}

function keptWords(root: string): string[] {
  const written = readIfThere(join(root, wordsFile)) ?? ''
  return written.replaceAll(/^#.*/gm, '').replaceAll('’', "'").match(anyWord) ?? []
}
