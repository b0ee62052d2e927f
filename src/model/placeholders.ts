import { addressOf, parentAddress } from './address.ts'
import type { Company } from './schema/facts.ts'

/** What `{{...}}` in a content file stands for, so that no page repeats a fact of the company. */
export type Placeholders = ReadonlyMap<string, string>

export function placeholders(company: Company): Placeholders {
  const { name, founder, tratoWebsite, emails, inquiryEmails, keepMessages, offices, entities } = company
  const cities = offices.map(({ city }) => city)
  const mailboxes = [...Object.values(emails), ...[...inquiryEmails, ...offices].map(({ email }) => email)]
  const [first] = entities
  return new Map([
    ['name', name],
    ['founder', founder],
    ['tratoWebsite', tratoWebsite],
    ['supportEmail', emails.support],
    ['privacyEmail', emails.privacy],
    ['legalEmail', emails.legal],
    ['pressEmail', emails.press],
    ['careersEmail', emails.careers],
    ['complaintsEmail', emails.complaints ?? emails.support],
    ['emails', new Intl.ListFormat('en-GB').format(new Set(mailboxes.filter((email) => email !== undefined)))],
    ['party', first ? `${first.name} (${first.register}, ${first.number})` : name],
    ['messageDays', String(keepMessages)],
    // In British English, for its list has no comma before "and".
    ['offices', new Intl.ListFormat('en-GB').format(cities)],
    ['anyOffice', new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(cities)],
  ])
}

/** A text with its `{{...}}` filled in. What is filled in is not read again; what is not known stays and is told. */
export function fill(text: string, values: Placeholders, tell: (written: string, at: number) => void): string {
  return text.replaceAll(/\{\{\s*(.*?)\s*\}\}/g, (written, name: string, at: number) => {
    const value = values.get(name)
    if (value === undefined) tell(written, at)
    return value ?? written
  })
}

/** The same for those that pass, and no other. */
export function fillSome(text: string, values: Placeholders, passes: (name: string) => boolean): string {
  if (!text.includes('{{')) return text
  return fill(text, new Map([...values].filter(([name]) => passes(name))), () => {})
}

type Path = readonly PropertyKey[]

/** The same for every text in data. Being parsed already, the data cannot be bent by what is filled in. */
export function fillAll(
  data: unknown,
  values: Placeholders,
  tell: (written: string, path: Path) => void,
  path: Path = [],
): unknown {
  const fillAt = (key: PropertyKey, inner: unknown) => fillAll(inner, values, tell, [...path, key])
  if (typeof data === 'string') return fill(data, values, (written) => tell(written, path))
  if (Array.isArray(data)) return data.map((inner, i) => fillAt(i, inner))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([key, inner]) => [key, fillAt(key, inner)]))
}

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
