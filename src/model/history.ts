import { execFileSync } from 'node:child_process'

/** When content files were last changed, by name. A file is missing here where that is not known. */
export type History = Readonly<Record<string, string>>

/**
 * What git knows of the files under `content/`. Nothing where there is no git or only part of its history, and nothing
 * about a file that is changed and not committed: no date is better than a wrong one.
 */
export function history(root: string): History {
  try {
    if (git(root, 'rev-parse', '--is-shallow-repository').trim() !== 'false') return {}
    const changes = lastChanges(git(root, 'log', '--format=%x01%cI', '--name-only', '--relative', '--', 'content'))
    const touched = git(root, 'status', '--porcelain', '-z', '--untracked-files=no', '--', 'content')
    return Object.fromEntries([...changes].filter(([file]) => !touched.includes(file)))
  } catch {
    return {}
  }
}

/**
 * The content files of the last commit that are changed or gone since, as they were, and those of `also`, which somebody
 * is about to change. Nothing where there is no git.
 */
export function committedFiles(root: string, also: Iterable<string> = []): { file: string; text: string }[] {
  const inContent = ['--relative', '-z', '--', 'content']
  const changed = orNothing(() =>
    git(root, 'diff', 'HEAD', '--name-only', '--no-renames', '--diff-filter=DMT', ...inContent).split('\0'),
  )
  return [...new Set([...(changed ?? []).filter(Boolean), ...(changed ? also : [])])].flatMap((file) => {
    // A file that is new has no text there.
    const text = orNothing(() => git(root, 'show', `HEAD:./${file}`))
    return text === undefined ? [] : [{ file, text }]
  })
}

function orNothing<Found>(find: () => Found): Found | undefined {
  try {
    return find()
  } catch {
    return undefined
  }
}

/** The content files that differ from the last commit, new ones too. Nothing where there is no git. */
export function changedFiles(root: string): ReadonlySet<string> {
  try {
    const status = git(root, 'status', '--porcelain', '-z', '--no-renames', '--untracked-files=all', '--', 'content')
    return new Set(status.split('\0').map((line) => line.slice(3)))
  } catch {
    return new Set()
  }
}

/** From the log, newest first: each file with the day of the first commit that names it. */
function lastChanges(log: string): ReadonlyMap<string, string> {
  const changes = new Map<string, string>()
  for (const commit of log.split('\u0001').filter(Boolean)) {
    const [date = '', ...files] = commit.split('\n').filter(Boolean)
    for (const file of files) if (!changes.has(file)) changes.set(file, new Date(date).toISOString().slice(0, 10))
  }
  return changes
}

function git(root: string, ...args: string[]): string {
  // Names as they are, whatever letters they have.
  return execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 2 ** 28,
  })
}
