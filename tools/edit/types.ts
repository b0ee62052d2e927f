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
  /** What else it is looked for by: what it is, or which facts stand in it. */
  words?: string
}

/** A family as people know it, and the files that a new one may start from. */
export interface Section {
  name: string
  entries: Entry[]
  /** What may be added, as people call it: "a fund". */
  add?: { what: string; folder: string; models: Entry[] }
}

export interface Listing {
  groups: { name: string; sections: Section[] }[]
  /** What pickers offer, by what they pick. */
  choices: Record<string, { value: string; name: string }[]>
  /** What placeholders stand for: lengths are those a reader sees. */
  values: [string, string][]
  /** Where npm run dev shows the site, while it runs. */
  site?: string
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

/** What a form says of a file. */
export type Typed = Pick<Opened, 'data' | 'body'>

/** The name of the text below the fields, among those of the fields. */
export const bodyPath = 'text-below'

/** What is to be written: the fields and the text, or the whole file where there is no form. */
export interface Sent extends Typed, Pick<Opened, 'path' | 'version'> {
  isText?: boolean
  /** What the form was opened with: so it is known who changed what. */
  base: Typed
  /** Images that were added at this form, and wait for it to be saved. */
  images: string[]
  /** True writes it although other files have to be mended after. */
  anyway?: boolean
  /** True also removes the images that no text shows after. */
  removing?: boolean
}

/** What the gate says, at the field where it stands. */
export interface Told extends Problem {
  /** How the line begins that it is about, where it stands in the text. */
  quote?: string
  /** True for what may be saved as it is. */
  isWarning?: boolean
}

/** What the gate says of a file as it would be. */
export interface Verdict {
  problems: Told[]
  warnings: Told[]
  /** What it would break in other files. */
  caused: Problem[]
  /** Images that the file showed, and no text would show any more. */
  orphans: string[]
  /** How much is wrong elsewhere, whatever happens to this file. */
  elsewhere: number
  /** The version that was written. */
  saved?: string
}

/** Two versions line by line; 1 is the form's alone, -1 the file's alone. */
export type Lines = [side: -1 | 0 | 1, text: string][]

/** The file is another than the one that was opened. */
export interface Conflict {
  /** As it is now; nothing where it is gone. */
  theirs?: Opened
  /** What both made of it. */
  merged: Typed
  /** Fields that only the other changed. */
  changed: string[]
  /** Fields that both changed; the whole file where a path is empty. */
  contested: { path: string; lines: Lines }[]
}
