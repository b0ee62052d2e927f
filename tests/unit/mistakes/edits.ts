import { site } from './site.ts'

/** What an editor does to a file: its text before, and after. */
export type Edit = (text: string) => string

/** Gives a field of the front matter another value, as it is typed behind the colon. */
export const set =
  (field: string, value: string): Edit =>
  (text) =>
    must(text, new RegExp(`^(\\s*(?:- )?${field}:)( .*)?$`, 'm'), `$1 ${value}`)

/** Takes a field and its value away. */
export const drop =
  (field: string): Edit =>
  (text) =>
    must(text, new RegExp(`^${field}:.*\\n(?:[ -].*\\n)*`, 'm'), '')

/** Adds lines at the end of the front matter. */
export const add =
  (...lines: string[]): Edit =>
  (text) =>
    must(text, /\n---\n/, `\n${lines.join('\n')}\n---\n`)

/** Writes below the text. */
export const append =
  (...lines: string[]): Edit =>
  (text) =>
    `${text}\n${lines.join('\n')}\n`

export const replace =
  (before: string | RegExp, after: string | ((found: string) => string)): Edit =>
  (text) =>
    must(text, before, after)

/** Puts a file there, or another text into it. */
export const write =
  (text: string): Edit =>
  () =>
    text

/** Puts a copy of another file there. */
export const copy = (file: string): Edit => write(site[file] ?? '')

/** An edit that changes nothing would test nothing. */
function must(text: string, before: string | RegExp, after: string | ((found: string) => string)): string {
  const changed = typeof after === 'string' ? text.replace(before, after) : text.replace(before, after)
  if (changed === text) throw new Error(`Found no ${before} to change.`)
  return changed
}

/** One mistake: what an editor did, to which file, and what the gate says about it. */
export type Mistake = [did: string, file: string, edit: Edit, says: string, cure: string]
