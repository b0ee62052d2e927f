import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn, putInPlace, versionOf } from '../src/lib/kept.ts'
import { buildParts } from './copy-project.ts'

/** Whether dist/ is what a build would make of today's files: then there is nothing to build. */

const noted = '.astro/built'

/** Taken before a build: what somebody saves meanwhile is not in it. */
export function inputsOf(root = '.'): string {
  const { SITE_URL, WITH_GALLERY } = process.env
  const settings = [SITE_URL, WITH_GALLERY, process.version]
  // Articles come out and positions close on a day; pages say when git last saw them changed.
  const times = [new Date().toISOString().slice(0, 10), lastCommit(root)]
  return JSON.stringify([settings, times, versionOf([...buildParts, 'content', 'tools'], root)])
}

export const isUpToDate = (inputs: string, root = '.'): boolean => read(join(root, noted)) === inputs + outcome(root)

/** After a build: what it was made from, and each file that it made. One that is gone or changed since is built again. */
export const noteBuilt = (inputs: string, root = '.'): void =>
  putInPlace(join(root, noted), Buffer.from(inputs + outcome(root)))

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function lastCommit(root: string): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return ''
  }
}

function outcome(root: string): string {
  const stats = filesIn(join(root, 'dist')).map((file) => [file, statSync(file)] as const)
  return JSON.stringify(stats.map(([file, { size, mtimeMs }]) => `${file} ${size} ${mtimeMs}`).sort())
}
