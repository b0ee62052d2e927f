import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderOfFile } from '../../tests/support/scratch.ts'
import { failed, readText, writeText } from './files.ts'

const root = folderOfFile()
const folder = join(root, 'content/pages')
mkdirSync(folder, { recursive: true })

test('a file is written as a whole, and keeps its rights', () => {
  writeFileSync(join(folder, 'a.md'), 'old', { mode: 0o600 })
  writeText(root, 'content/pages/a.md', 'new')
  expect(readText(root, 'content/pages/a.md').text).toBe('new')
  expect(statSync(join(folder, 'a.md')).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['a.md'])
})

test('one that cannot be written stays as it was, and nothing is left beside it', () => {
  writeFileSync(join(folder, 'b.md'), 'old')
  mkdirSync(join(folder, '.b.md.tmp/in-the-way'), { recursive: true })
  expect(() => writeText(root, 'content/pages/b.md', 'new')).toThrow(/was not written.*keeps what you typed/)
  expect(readFileSync(join(folder, 'b.md'), 'utf8')).toBe('old')
})

test('a full disk is said to be full', () => {
  expect(failed('content/menu.yaml', 'ENOSPC').message).toContain(
    'content/menu.yaml was not written: the disk is full.',
  )
})

test('nothing outside of content is reached, by a path or by a link', () => {
  symlinkSync(tmpdir(), join(folder, 'out'))
  for (const file of ['content/pages/out/x.md', 'content/../x.md', 'x.md', 'content/pages/.hidden.md'])
    expect(() => readText(root, file), file).toThrow()
})
