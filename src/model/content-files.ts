import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** What systems and text editors leave beside the files of a person: `.DS_Store`, `about.md~`, `Thumbs.db`. */
const leftover = /(^|\/)(\.[^/]*|#[^/]*#|[^/]*~|[^/]*\.(swp|swo|bak|tmp)|Thumbs\.db|desktop\.ini)(\/|$)/i

/** What files say in the place of what is on the disk, for whoever asks before writing; of an image, where it is. */
export type Overlay = ReadonlyMap<string, string>

/** Every file under `content/` that a person put there, from the project's folder, in order. */
export function contentFiles(root: string, overlay: Overlay = new Map()): string[] {
  const onDisk = named(root, (entry) => entry.isFile())
  return overlay.size === 0 ? onDisk : [...new Set([...onDisk, ...overlay.keys()])].sort()
}

/** Links to another place, and whatever else is neither a file nor a folder: none is followed or read. */
export function strangeEntries(root: string): string[] {
  return named(root, (entry) => !entry.isFile())
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
export type MarkdownFolder = (typeof markdownFolders)[number]

/** The files beside those folders. */
export const yamlFiles = [
  'content/company.yaml',
  'content/menu.yaml',
  'content/footer.yaml',
  'content/search.yaml',
] as const
export type YamlFile = (typeof yamlFiles)[number]

/** Words that are right and in no dictionary, one a line. */
export const wordsFile = 'content/words.txt'

export function markdownIn(files: readonly string[], folder: MarkdownFolder): string[] {
  return files.filter((file) => file.startsWith(`${folder}/`) && file.endsWith('.md'))
}

/** The text of a file that may be missing, or no file at all. */
export function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
