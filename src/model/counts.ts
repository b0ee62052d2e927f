import { addressOf, parentAddress } from './address.ts'
import type { Placeholders } from './placeholders.ts'

/**
 * What `{{count:...}}` stands for, so that "twelve funds" is right on the day a thirteenth is added. Pages are counted
 * by the first lines of their files: their own texts may count, too, so nothing else can be read yet.
 */

/** A page as far as counting goes. */
interface Counted {
  address: string
  isDivision: boolean
  /** False while it is in preparation, a draft, before its day or after its last. */
  isPublished: boolean
}

export function countedPage(file: string, text: string, today: Date): Counted {
  const [, frontMatter = ''] = /^---[ \t]*\r?\n([\s\S]*?)\n---/.exec(text) ?? []
  const field = (name: string) => new RegExp(`^${name}:[ \\t]*["']?([\\w-]+)`, 'm').exec(frontMatter)?.[1]
  const day = today.toISOString().slice(0, 10)
  const isOut = (field('date') ?? day) <= day && day <= (field('closes') ?? day)
  return {
    address: addressOf(file),
    isDivision: field('kind') === 'division',
    isPublished: isOut && (field('status') ?? 'published') === 'published',
  }
}

/** Offices, divisions, and the published pages right below each page that has any. */
export function counts(offices: number, pages: readonly Counted[]): Placeholders {
  const published = pages.filter(({ isPublished, address }) => isPublished && address !== '/')
  const below = Map.groupBy(published, ({ address }) => parentAddress(address))
  const sizes: [string, number][] = [
    ['offices', offices],
    ['divisions', published.filter(({ isDivision }) => isDivision).length],
    ...[...below].map(([address, children]): [string, number] => [address, children.length]),
  ]
  return new Map(
    sizes.flatMap(([target, size]) => [
      [`count:${target}`, inWords(size)],
      [`Count:${target}`, inWords(size).replace(/^./, (letter) => letter.toUpperCase())],
    ]),
  )
}

const words = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
]

/** Small numbers as text says them; others in digits. */
export function inWords(size: number): string {
  return words[size] ?? String(size)
}

/** Whether a placeholder asks for a count, known or not. */
export function isCount(name: string): boolean {
  return /^count:/i.test(name)
}
