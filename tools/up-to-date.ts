import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn, putInPlace, versionOf } from '../src/lib/kept.ts'
import { buildParts } from './copy-project.ts'

/** Whether dist/ is what a build would make of today's files: then there is nothing to build. */

const noted = '.astro/built'

export const isUpToDate = (root = '.'): boolean => read(join(root, noted)) === state(root)

/** After a build: what was built, and from what. */
export const noteBuilt = (root = '.'): void => putInPlace(join(root, noted), Buffer.from(state(root)))

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** All that a build is made from, and each file of what it made: one that is gone or changed since is built again. */
function state(root: string): string {
  const { SITE_URL, PLACEHOLDERS, WITH_GALLERY } = process.env
  const settings = [SITE_URL, PLACEHOLDERS, WITH_GALLERY, process.version]
  // Articles come out and positions close on a day; pages say when git last saw them changed.
  const times = [new Date().toISOString().slice(0, 10), lastCommit(root)]
  const inputs = versionOf([...buildParts, 'content', 'tools'], root)
  return JSON.stringify([settings, times, inputs, stampsOf(join(root, 'dist'))])
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

function stampsOf(folder: string): string[] {
  const stats = filesIn(folder).map((file) => [file, statSync(file)] as const)
  return stats.map(([file, { size, mtimeMs }]) => `${file} ${size} ${mtimeMs}`).sort()
}
