import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { decodeTrie } from 'cspell-trie-lib'
import { didYouMean } from '../checks/near.ts'
import { readIfThere, wordsFile } from '../content-files.ts'
import type { Problem } from '../problems.ts'
import type { Content } from '../read.ts'
import { foreignIn } from './english.ts'
import { isTitle, passagesOf } from './reading.ts'
import { saidIn, saidOn, tellEach, writtenInYaml } from './texts.ts'

/** A guess takes as long as reading a page, and nobody reads more of them. */
const mostGuesses = 20

/** Words that no dictionary has. One that is right for all that goes into the kept list. */
export function spellingWarnings(root: string, content: Content): Problem[] {
  const { pages, company } = content
  const { tagline, notice, careers, ...facts } = company
  const names = [company.name, ...company.offices.map(({ city }) => city), ...pages.map(({ name }) => name)]
  const known = [...keptWords(root), ...saidIn(facts).flatMap(({ text }) => wordsOf(text))]
  const { isKnown, guess, meant } = dictionary(known, names.flatMap(wordsOf))
  const files = [...writtenInYaml(content), ...pages.map((page) => ({ file: page.file, said: saidOn(page) }))]
  return files.flatMap((written) => {
    const told = new Set<string>()
    const find = (text: string) => {
      if (wordsOf(text).every(isKnown)) return []
      const foreign = new Set(foreignIn(text).map(({ written }) => written))
      return passagesOf(text)
        .flatMap(lookedUp)
        .flatMap(({ word, isName }) => {
          if (told.has(word) || isKnown(word) || foreign.has(word)) return []
          told.add(word)
          const near = meant(word) || (isName ? '' : guess(word))
          return isName && !near ? [] : [{ written: word, cure: `A word that is right goes into ${wordsFile}.${near}` }]
        })
    }
    return tellEach(written, find, (word) => `says "${word}", which is not in the dictionary,`)
  })
}

const wordsOf = (text: string): string[] => text.match(/\p{L}[\p{L}'’]*/gu) ?? []

/** The words of a passage that can be looked up: no addresses, acronyms, or what has digits. */
function lookedUp(passage: string): { word: string; isName: boolean }[] {
  return passage
    .split(/\s+/)
    .filter((part) => !/[@_{}<>\\=]|\/\/|\w[.:/]\w|^\/|\p{N}/u.test(part))
    .flatMap(wordsOf)
    .map((word, i) => ({ word, isName: i > 0 && isCapital(word) && !isTitle(passage) }))
    .filter(({ word }) => /^\p{L}[\p{Ll}'’]+$/u.test(word))
}

const isCapital = (word: string) => /^\p{Lu}/u.test(word)

/** The American dictionary, read once and where it is asked for: a build has no use for it. */
function readEnglish() {
  const require = createRequire(import.meta.url)
  const folder = dirname(require.resolve('@cspell/dict-en_us'))
  return decodeTrie(gunzipSync(readFileSync(join(folder, 'en_US.trie.gz'))))
}

let read: ReturnType<typeof readEnglish> | undefined

/** The same with these words. `names` are our own, and a word that is nearly one is a slip of the hand. */
function dictionary(kept: readonly string[], names: readonly string[]) {
  read ??= readEnglish()
  const english = read
  const also = new Set(kept)
  const known = new Map<string, boolean>()
  const has = (word: string) => also.has(word) || english.hasWord(word, true)
  const lookUp = (written: string): boolean => {
    const word = bare(written)
    return (
      has(word) ||
      (isCapital(word) && (has(word.toLowerCase()) || english.hasWord(word.toLowerCase(), false))) ||
      (/\P{ASCII}/u.test(word) && lookUp(word.normalize('NFD').replaceAll(/\P{ASCII}/gu, '')))
    )
  }
  const ours = names.filter((name) => name.length > 3)
  let guesses = 0
  return {
    isKnown(word: string) {
      const answer = known.get(word) ?? lookUp(word)
      known.set(word, answer)
      return answer
    },
    guess: (word: string) =>
      guesses++ < mostGuesses ? didYouMean(word, english.suggest(word, { numSuggestions: 1, timeout: 100 })) : '',
    /** One of our names, or a word in which two letters changed places. */
    meant: (written: string) =>
      isCapital(written) ? didYouMean(bare(written), [...swapped(bare(written)).filter(lookUp), ...ours]) : '',
  }
}

/** Without what shows whose it is. */
const bare = (word: string) => word.replaceAll('’', "'").replace(/'+$|'s$/, '')

/** A word with each two neighbors in the other order. */
const swapped = (word: string) =>
  Array.from({ length: Math.min(word.length, 30) - 1 }, (_, i) =>
    word.replace(new RegExp(`^(.{${i}})(.)(.)`, 'u'), '$1$3$2'),
  )

function keptWords(root: string): string[] {
  const written = readIfThere(join(root, wordsFile)) ?? ''
  return wordsOf(written.replaceAll(/^#.*/gm, '').replaceAll('’', "'"))
}
