import type { Company } from './schema/facts.ts'

/** What `{{...}}` in a content file stands for, so that no page repeats a fact of the company. */
export type Placeholders = ReadonlyMap<string, string>

export function placeholders({ name, founder, tratoWebsite, emails, keepMessages, offices }: Company): Placeholders {
  const cities = offices.map(({ city }) => city)
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
