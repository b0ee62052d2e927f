/** A text in data, and where it stands. */
export interface TextAt {
  path: readonly PropertyKey[]
  text: string
}

/** Every text in data, without what stands in fields of these names. */
export function textsAt(data: unknown, without: ReadonlySet<string> = new Set(), path: TextAt['path'] = []): TextAt[] {
  if (typeof data === 'string') return [{ path, text: data }]
  if (typeof data !== 'object' || data === null) return []
  const isList = Array.isArray(data)
  return Object.entries(data).flatMap(([key, inner]) =>
    without.has(key) ? [] : textsAt(inner, without, [...path, isList ? Number(key) : key]),
  )
}
