import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { z } from 'zod'
import { addressOf } from './address.ts'
import { tooMuch } from './checks/markdown-tree.ts'
import { nearest } from './checks/near.ts'
import { statementsFile } from './launch/statements.ts'
import { parseYaml, stop } from './parse.ts'
import { ContentError, type Problem } from './problems.ts'
import { isDraft } from './status.ts'

/** What systems and text editors leave beside the files of a person: `.DS_Store`, `about.md~`, `Thumbs.db`. */
const leftover = /(^|\/)(\.[^/]*|#[^/]*#|[^/]*~|[^/]*\.(swp|swo|bak|tmp)|Thumbs\.db|desktop\.ini)(\/|$)/i

/** What files say in the place of what is on the disk, for whoever asks before writing; of an image, where it is. */
export type Overlay = ReadonlyMap<string, string>

/** Every file under `content/` that a person put there, from the project's folder, in order. */
export function contentFiles(root: string, overlay: Overlay = new Map()): string[] {
  const onDisk = named(root, (entry) => entry.isFile())
  return overlay.size === 0 ? onDisk : [...new Set([...onDisk, ...overlay.keys()])].sort()
}

function named(root: string, fits: (entry: Dirent) => boolean): string[] {
  const content = join(root, 'content')
  return (existsSync(content) ? entriesIn(content) : [])
    .filter(fits)
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !leftover.test(file))
    .sort()
}

/** Node's own way down into folders follows links. */
function entriesIn(folder: string): Dirent[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entriesIn(join(folder, entry.name)) : entry,
  )
}

/** Where Markdown is read from. */
export const markdownFolders = ['content/pages', 'content/insights', 'content/positions'] as const
type MarkdownFolder = (typeof markdownFolders)[number]

/** The files beside those folders. */
export const yamlFiles = [
  'content/company.yaml',
  'content/menu.yaml',
  'content/footer.yaml',
  'content/search.yaml',
] as const
type YamlFile = (typeof yamlFiles)[number]

/** Words that are right and in no dictionary, one a line. */
export const wordsFile = 'content/words.txt'

export function markdownIn(files: readonly string[], folder: MarkdownFolder): string[] {
  return files.filter((file) => file.startsWith(`${folder}/`) && file.endsWith('.md'))
}

const isImage = /\.(png|jpe?g|webp|avif|svg|gif)$/i

/**
 * Files that nothing reads: whoever put them there believes that they are published. Images are left alone while it is
 * not known which are shown.
 */
export function strayFiles(files: readonly string[], shown?: ReadonlySet<string>): Problem[] {
  const read = new Set<string>([
    ...yamlFiles,
    statementsFile,
    wordsFile,
    ...markdownFolders.flatMap((folder) => markdownIn(files, folder)),
  ])
  const isStray = (file: string) => !read.has(file) && !(shown?.has(file) ?? isImage.test(file))
  const what = 'is read by nothing, so it is not published.'
  return files.filter(isStray).map((file) => ({ file, field: 'file', what, cure: cureFor(file) }))
}

/** What only points to a file, or is neither file nor folder: it would be missing on every other machine. */
export function linkedFiles(root: string): Problem[] {
  const what = 'is a link to another place, and is not read.'
  const strange = named(root, (entry) => !entry.isFile())
  return strange.map((file) => ({ file, field: 'file', what, cure: 'Put the file itself here.' }))
}

function cureFor(file: string): string {
  const name = file.slice(file.lastIndexOf('/') + 1)
  const inFolder = markdownFolders.some((folder) => file.startsWith(`${folder}/`))
  if (isImage.test(name))
    return inFolder
      ? `Show it in a text beside it, ![what it shows](${name}), or remove it.`
      : 'Move it beside the text that shows it.'
  if (/\.(txt|text|mdx|markdown|mdown|md\.\w+|MD|Md)$/.test(name))
    return `Rename it to ${name.replace(/\.[^.]+$/, '').replace(/\.md$/, '')}.md, or remove it.`
  if (name.endsWith('.md')) return `Move it into ${markdownFolders.join(', ')}.`
  if (/\.ya?ml$/i.test(name)) {
    const known = yamlFiles.map((path) => path.replace('content/', ''))
    const meant = nearest(name, known)
    return `Only ${known.join(', ')} are read, in content/.${meant ? ` Did you mean ${meant}?` : ' Remove it.'}`
  }
  return 'Remove it. Pages are Markdown files that end in .md.'
}

/** The text of a file that may be missing, or no file at all. */
export function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** Reads the files of a project's content one by one, and keeps what is wrong with each. Drafts are read on demand. */
export function fileReader(root: string, { withDrafts, overlay }: { withDrafts: boolean; overlay?: Overlay }) {
  const files = contentFiles(root, overlay)
  const problems: Problem[] = []
  /** The addresses of pages that are there and could not be read, and YAML files that could not. */
  const unread = new Set<string>()
  const drafts: { address: string; file: string }[] = []
  // Some systems begin a file with a mark of its encoding.
  const textOf = (file: string) => {
    const text = (overlay?.get(file) ?? readFileSync(join(root, file), 'utf8')).replace(/^\ufeff/, '')
    const much = tooMuch(text)
    if (much) throw stop(file, much.field, much.what, much.cure)
    return text
  }

  function attempt<Parsed>(file: string, parse: () => Parsed): Parsed | undefined {
    try {
      return parse()
    } catch (error) {
      problems.push(...unreadable(file, error).problems)
      return undefined
    }
  }

  return {
    files,
    problems,
    unread,
    drafts,
    /** A file's text for whoever looks something up in it, if it can be read. */
    lookUp: (file: string) => (files.includes(file) ? attempt(file, () => textOf(file)) : undefined),
    yaml: <Schema extends z.ZodType>(file: YamlFile, schema: Schema) =>
      attempt(file, () => {
        unread.add(file)
        if (!files.includes(file))
          throw stop(file, 'file', 'is missing.', 'Put it back; docs/fields.md says what it holds.')
        const parsed = parseYaml(file, textOf(file), schema)
        unread.delete(file)
        return parsed
      }),
    /** Every Markdown file as it is, for what must be known before the first is parsed. */
    texts: () =>
      markdownFolders.flatMap((folder) =>
        markdownIn(files, folder).map((file) => ({ file, text: attempt(file, () => textOf(file)) ?? '' })),
      ),
    markdown: <Parsed>(folder: MarkdownFolder, parse: (file: string, text: string) => Parsed): Parsed[] =>
      markdownIn(files, folder).flatMap((file) => {
        const parsed = attempt(file, () => {
          const text = textOf(file)
          if (!isDraft(text)) return [parse(file, text)]
          drafts.push({ address: addressOf(file), file })
          return withDrafts ? [parse(file, text)] : []
        })
        if (!parsed) unread.add(addressOf(file))
        return parsed ?? []
      }),
  }
}

/** What a file did to whoever read it. Errors of our own code are none of these. */
function unreadable(file: string, error: unknown): ContentError {
  if (error instanceof ContentError) return error
  if (error instanceof RangeError)
    return stop(file, 'file', 'is too long, or has too much inside each other, to be read.', 'Shorten it.')
  if (error instanceof Error && 'syscall' in error && 'code' in error)
    return stop(
      file,
      'file',
      `cannot be read (${error.code}).`,
      'Look whether it is a file that you may open, and save it anew.',
    )
  throw error
}
