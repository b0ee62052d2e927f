import { z } from 'zod'
import { yamlFiles } from '../content-files.ts'
import { fileReader } from '../file-reader.ts'
import { split } from '../parse.ts'
import type { Placeholders } from '../placeholders.ts'
import { ContentError } from '../problems.ts'
import { readYaml } from '../read-yaml.ts'
import { remembered } from '../remembered.ts'
import { isDraft } from '../status.ts'
import { fileProblems, type Placeholder } from './problems.ts'

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
