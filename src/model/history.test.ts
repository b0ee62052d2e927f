import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { history } from './history.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'history-'))
  mkdirSync(join(root, 'content'))
})
afterEach(() => rmSync(root, { recursive: true }))

const git = (folder: string, args: string[], date = '2026-01-31T12:00:00Z') =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: folder,
    env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
    stdio: 'ignore',
  })
const write = (file: string, text: string) => writeFileSync(join(root, 'content', file), text)
const commit = (date: string) => {
  git(root, ['add', '-A'])
  git(root, ['commit', '-m', 'x'], date)
}

test('each file has the day of its last commit', () => {
  git(root, ['init'])
  write('a.md', '1')
  write('ü b.md', '1')
  commit('2026-01-31T12:00:00Z')
  write('a.md', '2')
  commit('2026-02-28T23:30:00Z')
  expect(history(root)).toEqual({ 'content/a.md': '2026-02-28', 'content/ü b.md': '2026-01-31' })
})

test('a file that is changed and not committed has no day, and neither has a new one', () => {
  git(root, ['init'])
  write('a.md', '1')
  write('b.md', '1')
  commit('2026-01-31T12:00:00Z')
  write('a.md', '2')
  write('c.md', '1')
  expect(history(root)).toEqual({ 'content/b.md': '2026-01-31' })
})

test('part of a history says nothing', () => {
  git(root, ['init'])
  write('a.md', '1')
  commit('2026-01-31T12:00:00Z')
  write('a.md', '2')
  commit('2026-02-28T12:00:00Z')
  const shallow = mkdtempSync(join(tmpdir(), 'shallow-'))
  git(shallow, ['clone', '--depth', '1', `file://${root}`, '.'])
  expect(history(shallow)).toEqual({})
  rmSync(shallow, { recursive: true })
})

test('where there is no git, nothing is known', () => expect(history(root)).toEqual({}))
