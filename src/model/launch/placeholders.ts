import { z } from 'zod'
import { fileReader, yamlFiles } from '../content-files.ts'
import { split } from '../parse.ts'
import type { Placeholders } from '../placeholders.ts'
import { ContentError, fieldName, type Problem } from '../problems.ts'
import { readYaml } from '../read-yaml.ts'
import { remembered } from '../remembered.ts'
import { isDraft } from '../status.ts'
import { textsAt } from '../walk.ts'

const reservedHost = String.raw`(?:[\w-]+\.)*(?:example\.(?:com|org|net|edu)|[\w-]+\.(?:example|invalid|test))\b(?![.-]\w)`

/** Texts that stand in for real ones, in ranges reserved for examples: nobody is called or written to. The first that fits names the text. */
const standIns: readonly (readonly [found: RegExp, what: string, cure: string])[] = [
  [
    new RegExp(String.raw`[\w.+-]+@${reservedHost}`, 'gi'),
    'is an example e-mail address',
    'Write an address that somebody reads.',
  ],
  [
    new RegExp(String.raw`(?<![\w.@-])(?:https?://)?${reservedHost}(?:/[\w/.#-]*\w)?`, 'gi'),
    'is an example web address',
    'Write the real address.',
  ],
  // With what stands before it: North America's 555-01xx, the United Kingdom's ranges for fiction, and Singapore's 5, which no number begins with.
  [
    /(?:\+\d[\d .()-]*|(?<!\d)(?:\(?\d{3}\)?[ .-]?)?)555[ .-]?01\d\d\b|(?:\+44[ .-]?|\b0)(?:20[ .-]?7946[ .-]?0\d{3}|1632[ .-]?960\d{3}|7700[ .-]?900\d{3})\b|\+65[ .-]?5\d{3}[ .-]?\d{4}\b/g,
    'is a telephone number for examples',
    "Write the office's own number.",
  ],
  [
    /\b(?:\d+ )?Example (?:Avenue|Boulevard|Court|Drive|House|Lane|Place|Road|Square|Street|Way)\b|(?<!#)\b0{5,6}\b/gi,
    'is an example postal address',
    'Write the real one.',
  ],
  // A text in brackets from its beginning to its end is one that waits for another.
  [
    /\b[Ll]orem ipsum\b|\b(?:TODO|TBD|FIXME|XXX)\b|\[(?:\w+['’]s )?(?:name|date|company|address)\](?!\()|^\[[^[\]<]+\]$/g,
    'is unfinished',
    'Write what belongs there.',
  ],
]

/** What in a text stands in for something real. */
export function standInsIn(text: string): { written: string; what: string; cure: string }[] {
  const found: { written: string; what: string; cure: string }[] = []
  let rest = text
  // What is named once is not looked at again: the host of an e-mail address is no second find.
  for (const [pattern, what, cure] of standIns)
    rest = rest.replaceAll(pattern, (written) => {
      found.push({ written, what, cure })
      return ' '
    })
  return found
}

/** A content file as data: its fields, and the text below them where it has one. */
interface LaunchFile {
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
  const inFields = textsAt(data).flatMap(({ path, text }) => named(file, fieldName(path), text))
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

interface Options {
  /** True looks into drafts as well, which no visitor gets. */
  withDrafts?: boolean
}

/** Every placeholder in the content of a project folder. What is wrong with a file is for others to tell. */
export function readPlaceholders(root: string, { withDrafts = false }: Options = {}): Placeholder[] {
  const reader = fileReader(root, { withDrafts })
  const facts = yamlFiles.map((file) => ({ file, data: reader.yaml(file, z.unknown()), body: '', bodyLine: 1 }))
  const texts = reader.texts().filter(({ text }) => withDrafts || !isDraft(text))
  return [
    ...facts.flatMap(fileProblems),
    ...texts.flatMap(({ file, text }) => remembered(inMarkdown, file, text, asWritten)),
  ]
}

/** Where a text has {{...}}, the placeholder stands in the company's facts. */
const asWritten: Placeholders = new Map()

function inMarkdown(file: string, text: string): Placeholder[] {
  try {
    const { frontMatter, markdown, textLine } = split(file, text)
    return fileProblems({ file, data: readYaml(file, frontMatter, 2), body: markdown, bodyLine: textLine })
  } catch (error) {
    if (error instanceof ContentError) return []
    throw error
  }
}
