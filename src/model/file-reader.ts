import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { addressOf } from './address.ts'
import { tooMuch } from './checks/markdown-tree.ts'
import {
  contentFiles,
  type MarkdownFolder,
  markdownFolders,
  markdownIn,
  type Overlay,
  type YamlFile,
} from './content-files.ts'
import { parseYaml, stop } from './parse.ts'
import { ContentError, type Problem } from './problems.ts'
import { isDraft } from './status.ts'

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
