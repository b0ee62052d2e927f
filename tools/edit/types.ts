import type { JsonSchema } from '../../src/model/fields/json-schemas.ts'
import type { Problem } from '../../src/model/problems.ts'

/** What the desk's server and its page say to each other. */

export interface Entry {
  path: string
  name: string
  /** Where the page is; the facts have none. */
  address?: string
  /** Why visitors do not see it as it is: a draft, scheduled, in preparation, closed. */
  mark?: string
}

/** A family as people know it, and the files that a new one may start from. */
export interface Section {
  name: string
  entries: Entry[]
  add?: { folder: string; models: Entry[] }
}

export interface Listing {
  groups: { name: string; sections: Section[] }[]
  /** What pickers offer, by what they pick. */
  choices: Record<string, { value: string; name: string }[]>
  /** What placeholders stand for: lengths are those a reader sees. */
  values: [string, string][]
}

/** A file as its form shows it; one that no form can show is its text alone. */
export interface Opened {
  path: string
  /** Names the bytes that were read; empty for a file that is not there yet. */
  version: string
  schema?: JsonSchema
  data?: unknown
  body: string
}

/** What is to be written: the fields and the text, or the whole file where there is no form. */
export interface Sent extends Pick<Opened, 'path' | 'version' | 'data' | 'body'> {
  isText?: boolean
  /** True writes it although other files have to be mended after. */
  anyway?: boolean
}

/** What the gate says of a file as it would be. */
export interface Verdict {
  problems: Problem[]
  warnings: Problem[]
  /** What it would break in other files. */
  caused: Problem[]
  /** How much is wrong elsewhere, whatever happens to this file. */
  elsewhere: number
  /** Where the text below the fields begins, for messages that name a line of the file. */
  textLine: number
  /** The version that was written. */
  saved?: string
}

/** The file is another than the one that was opened: both, line by line; 1 is the form's alone, -1 the file's alone. */
export interface Conflict {
  version: string
  isGone: boolean
  lines: [side: -1 | 0 | 1, text: string][]
}
