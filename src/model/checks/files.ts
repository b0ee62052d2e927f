import { markdownFolders, markdownIn, strangeEntries, wordsFile, yamlFiles } from '../content-files.ts'
import { statementsFile } from '../launch/statements.ts'
import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'
import { nearest } from './near.ts'

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
  return files
    .filter((file) => !read.has(file) && !(shown?.has(file) ?? isImage.test(file)))
    .map((file) => ({ file, field: 'file', what: 'is read by nothing, so it is not published.', cure: cureFor(file) }))
}

/** What only points to a file: it would be missing on every other machine. */
export function linkedFiles(root: string): Problem[] {
  return strangeEntries(root).map((file) => ({
    file,
    field: 'file',
    what: 'is a link to another place, and is not read.',
    cure: 'Put the file itself here.',
  }))
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

/** What a build writes by itself, or keeps for those who work on the site. */
const reserved = [
  '404',
  'api',
  'gallery',
  'icon',
  'llms',
  'manifest',
  'robots',
  'search',
  'sitemap',
  'social',
  'well-known',
]

/** Longer ones are cut in messages and logs, and some systems cannot store a file below them. */
const longest = 200

/** What files are called before anybody knows what they will be. Such a name would stay in the address for good. */
const working =
  /\/(?:(?:untitled|unnamed|unbenannt|test|tmp|temp|foo|asdf|draft|copy|new-(?:page|article|post|document|file))(?:-?\d+)?|copy-of-[^/]+|[^/]+-(?:copy|backup|bak|draft|wip|final)(?:-(?:v?\d+|final|draft))*)$/

/** Addresses that no page and no alias may have: too long, or another file of the build would stand in their place. */
export function addressProblems(pages: readonly Page[]): Problem[] {
  return pages.flatMap(({ file, address, aliases }) => [
    ...why(address).map((what) => ({
      file,
      field: 'file name',
      what: `gives the address ${what}`,
      cure: working.test(address) ? 'Name the file after what it is about.' : 'Choose another name.',
    })),
    ...aliases.flatMap((alias, i) =>
      why(alias).map((what) => ({ file, field: `aliases[${i}]`, what: `is ${what}`, cure: 'Remove it.' })),
    ),
  ])
}

function why(address: string): string[] {
  if (isReserved(address)) return [`${address}, which the site keeps for itself.`]
  if (working.test(address)) return [`${address}, which sounds like a working copy.`]
  return address.length > longest
    ? [`${address.slice(0, 40)}…, of ${address.length} characters, at most ${longest}.`]
    : []
}

function isReserved(address: string): boolean {
  const [, first = ''] = address.toLowerCase().split('/')
  return reserved.includes(first) || /\/index$/i.test(address)
}
