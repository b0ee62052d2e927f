import { markdownFolders, markdownIn, strangeEntries, wordsFile, yamlFiles } from '../content-files.ts'
import { statementsFile } from '../launch/statements.ts'
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
  const isStray = (file: string) => !read.has(file) && !(shown?.has(file) ?? isImage.test(file))
  const what = 'is read by nothing, so it is not published.'
  return files.filter(isStray).map((file) => ({ file, field: 'file', what, cure: cureFor(file) }))
}

/** What only points to a file: it would be missing on every other machine. */
export function linkedFiles(root: string): Problem[] {
  const what = 'is a link to another place, and is not read.'
  return strangeEntries(root).map((file) => ({ file, field: 'file', what, cure: 'Put the file itself here.' }))
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
