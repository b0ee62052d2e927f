import type { Problem } from '../problems.ts'

/** A capability told in a drawing is one that the page has, and is told there once. */
export function numberProblems(
  file: string,
  capabilities: number,
  shown: readonly { field: string; shows: number | undefined }[],
): Problem[] {
  return shown.flatMap(({ field, shows }, i) => {
    if (shows === undefined) return []
    if (shows > capabilities)
      return {
        file,
        field,
        what: `is ${shows}, and the page has ${capabilities} capabilities.`,
        cure: `Write the number of the capability that it shows, from 1 to ${capabilities}.`,
      }
    return shown.findIndex((other) => other.shows === shows) < i
      ? { file, field, what: `is ${shows} a second time.`, cure: 'Tell each capability in one place.' }
      : []
  })
}
