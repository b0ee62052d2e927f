import { fieldName, type Problem } from '../problems.ts'
import { standInsIn } from './stand-ins.ts'

/** A content file as data: its fields, and the text below them where it has one. */
export interface LaunchFile {
  file: string
  data: unknown
  body: string
  /** The line of the file on which the body begins. */
  bodyLine: number
}

/** What stands in for something real, as it is written there. A name that is missing is written nowhere. */
export interface Placeholder extends Problem {
  written: string
}

/** What must be replaced in a file before the site goes live. */
export function fileProblems({ file, data, body, bodyLine }: LaunchFile): Placeholder[] {
  const inFields = texts(data).flatMap(({ path, text }) => named(file, fieldName(path), text))
  const inBody = body.split('\n').flatMap((line, i) => named(file, `text, line ${bodyLine + i}`, line))
  return [...inFields, ...namelessPeople(file, data), ...inBody]
}

function named(file: string, field: string, text: string): Placeholder[] {
  return standInsIn(text).map(({ written, what, cure }) => ({
    ...{ file, field, written },
    // The only ones that no schema asks for.
    cure: cure.includes('real address') && /^(social\[|text,)/.test(field) ? `${cure} Or remove the link.` : cure,
    what: `"${written}" ${what}.`,
  }))
}

/** A person in a team has a role and, until somebody fills it in, no name. */
function namelessPeople(file: string, data: unknown): Placeholder[] {
  const team: unknown = (data as { team?: unknown } | null)?.team
  if (!Array.isArray(team)) return []
  return team.flatMap(({ name, role }: { name?: string; role?: string }, i) => {
    const what = `is missing: ${role} has no name.`
    return name ? [] : [{ file, field: `team[${i}].name`, what, cure: 'Add the name.', written: '' }]
  })
}

function texts(data: unknown, path: readonly PropertyKey[] = []): { path: readonly PropertyKey[]; text: string }[] {
  if (typeof data === 'string') return [{ path, text: data }]
  if (typeof data !== 'object' || data === null) return []
  const entries = Array.isArray(data) ? data.map((inner, i) => [i, inner] as const) : Object.entries(data)
  return entries.flatMap(([key, inner]) => texts(inner, [...path, key]))
}
