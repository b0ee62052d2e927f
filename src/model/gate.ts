import { join } from 'node:path'
import { companyWarnings, securityWarnings } from './checks/company.ts'
import { menuWarnings } from './checks/names.ts'
import { oddValueWarnings } from './checks/odd-values.ts'
import { positionWarnings } from './checks/people.ts'
import { readIfThere } from './content-files.ts'
import { copyWarnings } from './copy/check.ts'
import { claimWarnings } from './copy/claims.ts'
import { spellingWarnings } from './copy/spelling.ts'
import { sinceLastCommit } from './history.ts'
import { type ImageFacts, inspectImages } from './images/inspect.ts'
import { openStatements, statementsFile } from './launch/statements.ts'
import { withLines } from './problem-lines.ts'
import { byFile, ContentError, type Problem, printed } from './problems.ts'
import { type Content, type Inspected, inspectContent, type ReadOptions } from './read.ts'

/** The whole gate: what the files say, and what is in the images that they show, by file. */
export async function inspectAll(
  root: string,
  options: ReadOptions,
): Promise<Inspected & { images: ReadonlyMap<string, ImageFacts> }> {
  const inspected = inspectContent(root, options)
  const { images, problems } = await inspectImages(root, inspected.shown, options.overlay)
  return { ...inspected, images, problems: byFile([...inspected.problems, ...problems]) }
}

interface Options extends Pick<ReadOptions, 'today' | 'overlay'> {
  /** The file of a sitemap that is published, whose addresses must not be lost. */
  sitemap?: string | undefined
}

/** Everything that npm run content:check tells: beyond the gate of a build, what only somebody who writes can mend. */
export async function checkAll(
  root: string,
  { sitemap, ...options }: Options,
): Promise<{ problems: Problem[]; warnings: Problem[]; scheduled: Content['scheduled'] }> {
  const { today, overlay } = options
  const read = (file: string) => overlay?.get(file) ?? readIfThere(join(root, file))
  const built = await inspectAll(root, options)
  const isAllBuilt = !built.content || built.content.scheduled.length + built.content.drafts.length === 0
  const whole = isAllBuilt ? built : await inspectAll(root, { ...options, withUnpublished: true })
  const { content } = whole

  const since = sinceLastCommit(root, today, sitemap, overlay)

  // What is scheduled is published by itself, so nothing may be wrong with it; a draft waits for somebody.
  const drafts = new Set(content?.drafts.map(({ file }) => file))
  const pages = new Set(content?.pages.map(({ file }) => file))
  const inBuild = new Set(built.problems.map(printed))
  // What is wrong with another page only while drafts are read is theirs as well.
  const theirs = whole.problems.filter((problem) => pages.has(problem.file) && !inBuild.has(printed(problem)))
  const ofDrafts = new Set(theirs.map(printed))
  const isOfDraft = (problem: Problem) => drafts.has(problem.file) || ofDrafts.has(printed(problem))
  const found = byFile([...built.problems, ...whole.problems, ...since.problems, ...staleStatements(read)])
  const told = (list: Problem[]) => withLines(byFile(list), read)
  return {
    problems: told(found.filter((problem) => !isOfDraft(problem))),
    warnings: told([
      ...found.filter(isOfDraft),
      ...whole.unfinished,
      ...since.warnings,
      ...(content
        ? [
            ...copyWarnings(content),
            ...claimWarnings(content),
            ...spellingWarnings(root, content),
            ...menuWarnings(content),
            ...companyWarnings(content.company),
            ...oddValueWarnings(content.pages, today),
            ...positionWarnings(content.pages, content.company),
            ...securityWarnings(content.company, today),
          ]
        : []),
    ]),
    scheduled: built.content?.scheduled ?? [],
  }
}

/** What is open before the launch is no mistake; a list of it that quotes what no page says is one. */
function staleStatements(read: (file: string) => string | undefined): Problem[] {
  try {
    return openStatements(read).filter(({ file }) => file === statementsFile)
  } catch (error) {
    if (error instanceof ContentError) return [...error.problems]
    throw error
  }
}
