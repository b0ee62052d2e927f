import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { addressOf } from './address.ts'
import { contentFiles, type MarkdownFolder, markdownFolders, markdownIn, type YamlFile } from './content-files.ts'
import { parseYaml, stop } from './parse.ts'
import { ContentError, type Problem } from './problems.ts'
import { isDraft } from './status.ts'

/** Reads the files of a project's content one by one, and keeps what is wrong with each. Drafts are read on demand. */
export function fileReader(root: string, { withDrafts }: { withDrafts: boolean }) {
  const files = contentFiles(root)
  const problems: Problem[] = []
  /** The addresses of pages that are there and could not be read. */
  const unread = new Set<string>()
  const drafts: { address: string; file: string }[] = []
  // Some systems begin a file with a mark of its encoding.
  const textOf = (file: string) => readFileSync(join(root, file), 'utf8').replace(/^\ufeff/, '')

  function attempt<Parsed>(parse: () => Parsed): Parsed | undefined {
    try {
      return parse()
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      problems.push(...error.problems)
      return undefined
    }
  }

  return {
    files,
    problems,
    unread,
    drafts,
    yaml: <Schema extends z.ZodType>(file: YamlFile, schema: Schema) =>
      attempt(() => {
        if (files.includes(file)) return parseYaml(file, textOf(file), schema)
        throw stop(file, 'file', 'is missing.', 'Put it back; docs/fields.md says what it holds.')
      }),
    /** Every Markdown file as it is, for what must be known before the first is parsed. */
    texts: () =>
      markdownFolders.flatMap((folder) => markdownIn(files, folder).map((file) => ({ file, text: textOf(file) }))),
    markdown: <Parsed>(folder: MarkdownFolder, parse: (file: string, text: string) => Parsed): Parsed[] =>
      markdownIn(files, folder).flatMap((file) => {
        const text = textOf(file)
        if (folder !== 'content/positions' && isDraft(text)) {
          drafts.push({ address: addressOf(file), file })
          if (!withDrafts) return []
        }
        const parsed = attempt(() => parse(file, text))
        if (parsed !== undefined) return [parsed]
        unread.add(addressOf(file))
        return []
      }),
  }
}
