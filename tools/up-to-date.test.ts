import { rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { folderOfTest } from '../tests/support/scratch.ts'
import { writeFiles } from '../tests/support/tiny-site.ts'
import { inputsOf, isUpToDate, noteBuilt } from './up-to-date.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

const isCurrent = (root: string) => isUpToDate(inputsOf(root), root)

function built() {
  const root = folderOfTest()
  writeFiles(root, {
    'content/pages/index.md': 'words',
    'src/a.ts': '1',
    'dist/index.html': 'words',
    'dist/b/c.html': 'c',
  })
  noteBuilt(inputsOf(root), root)
  return root
}

test('nothing is built where nothing has changed, not even after what has nothing to do with it', () => {
  const root = built()
  expect(isCurrent(root)).toBe(true)
  writeFiles(root, { 'tests/a.ts': '1', 'docs/a.md': '1' })
  expect(isCurrent(root)).toBe(true)
})

test('what is saved while a build runs is built next', () => {
  const root = built()
  const inputs = inputsOf(root)
  writeFiles(root, { 'content/pages/index.md': 'saved meanwhile' })
  noteBuilt(inputs, root)
  expect(isCurrent(root)).toBe(false)
})

test('what was never built is', () => expect(isCurrent(folderOfTest())).toBe(false))

test.each<[string, (root: string) => void]>([
  ['a page', (root) => writeFiles(root, { 'content/pages/index.md': 'other words' })],
  ['one more page', (root) => writeFiles(root, { 'content/pages/about.md': 'words' })],
  ['the code', (root) => writeFiles(root, { 'src/a.ts': '2' })],
  ['what hosts look for in a hidden folder', (root) => writeFiles(root, { 'public/.well-known/a.txt': '1' })],
  ['the packages', (root) => writeFiles(root, { 'package-lock.json': '{}' })],
  ['a built page that somebody wrote over', (root) => writeFiles(root, { 'dist/index.html': 'WORDS' })],
  ['another build of the same size', (root) => utimesSync(join(root, 'dist/index.html'), 0, 0)],
  ['a built page that is gone', (root) => rmSync(join(root, 'dist/b/c.html'))],
  ['all that was built', (root) => rmSync(join(root, 'dist'), { recursive: true })],
  ['the address', () => vi.stubEnv('SITE_URL', 'https://kites.example')],
  ['the day', () => vi.useFakeTimers({ now: Date.now() + 864e5 })],
])('a build is made anew for %s', (_what, change) => {
  const root = built()
  change(root)
  expect(isCurrent(root)).toBe(false)
})
