import type { Placeholders } from './placeholders.ts'

type Parse<Parsed> = (file: string, text: string, values: Placeholders) => Parsed

/** By the function that parses: under npm run dev a schema may change, and with it the function. */
const known = new WeakMap<object, Map<string, { from: string; parsed: unknown }>>()

/**
 * Parses a file anew only where its text, or what that is filled in with, has changed: whoever writes saves one file at a
 * time, and a page more changes a count that few pages tell.
 */
export function remembered<Parsed>(parse: Parse<Parsed>, file: string, text: string, values: Placeholders): Parsed {
  const files = known.get(parse) ?? new Map()
  known.set(parse, files)
  const from = JSON.stringify([text, ...[...values].filter(([name]) => text.includes(name))])
  const last = files.get(file)
  if (last?.from === from) return last.parsed
  const parsed = parse(file, text, values)
  files.set(file, { from, parsed })
  return parsed
}

/**
 * Finds each answer once for the same object. A page whose file has not changed is the same object from one reading to the
 * next (above), so whoever saves one file waits for the rules of one page.
 */
export function onceEach<Asked extends object, Answer>(find: (asked: Asked) => Answer): (asked: Asked) => Answer {
  const known = new WeakMap<Asked, { answer: Answer }>()
  return (asked) => {
    const found = known.get(asked) ?? { answer: find(asked) }
    known.set(asked, found)
    return found.answer
  }
}
