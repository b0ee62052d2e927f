import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { folderOfTest } from '../support/scratch.ts'
import { writeFiles } from '../support/tiny-site.ts'
import { looseArticle } from './mistakes/loose-files.ts'
import { site } from './mistakes/site.ts'

/** What npm run content:check prints about content given as files, and whether it is content. */
function check(files: Record<string, string>) {
  const root = folderOfTest()
  writeFiles(root, files)
  const { stdout, status } = spawnSync(process.execPath, [resolve('tools/content-check.ts')], { cwd: root })
  return { said: String(stdout), status }
}

const file = 'content/insights/letters/winds.md'
const tides = 'content/insights/letters/tides.md'
const dead = `${looseArticle}\nSee [nothing](/nowhere).\n`
const about = 'content/pages/about.md'

test('a mistake in an article still to come is an error', () => {
  const { said, status } = check({ ...site, [file]: dead.replace(/^date: .*$/m, 'date: 2999-01-31') })
  expect(said).toMatch(/winds\.md:\d+\n {2}error, line \d+: has a link to \/nowhere/)
  expect(status).toBe(1)
})

test('a draft is told what it lacks, and may lack it', () => {
  const draft = looseArticle.replace(/^date:/m, 'status: draft\ndate:')
  const short = `${draft.slice(0, draft.indexOf('\n---\n', 4) + 5)}\n## Soon\n\nSee [nothing](/nowhere).\n`
  const { said, status } = check({ ...site, [file]: short })
  expect(said).toMatch(/winds\.md:\d+\n {2}warning, line \d+: has a link to \/nowhere/)
  expect(said).toMatch(/winds\.md\n {2}warning, text: has \d+ words/)
  expect([said.includes('error, '), status]).toEqual([false, 0])
})

test.each([
  ['an article', tides, file],
  ['a position', 'content/positions/kite-maker.md', 'content/positions/kite-mender.md'],
])('%s that repeats another may wait as a draft; the other is not told', (_kind, like, copy) => {
  const again = site[like] ?? ''
  const asDraft = check({ ...site, [copy]: again.replace('---', '---\nstatus: draft') })
  expect([asDraft.said.includes('error, '), asDraft.said.includes(like), asDraft.status]).toEqual([false, true, 0])
  expect(asDraft.said).not.toMatch(new RegExp(`^${like}`, 'm'))
  // Once it is published it is wrong, and it is the later one that is.
  const later = again.replace(/^date: .*$/m, 'date: 2026-10-01')
  const published = check({ ...site, [copy]: later })
  expect(published.said).toMatch(new RegExp(`^${copy}.*\\n {2}error, `, 'm'))
  if (later !== again) expect(published.said).not.toMatch(new RegExp(`^${like}`, 'm'))
  expect(published.status).toBe(1)
})

test('a link to a draft is an error, as it is to the build', () => {
  const draft = looseArticle.replace(/^date:/m, 'status: draft\ndate:')
  const linking = `${site[about]}\nSee [winds](/insights/letters/winds).\n`
  const { said, status } = check({ ...site, [file]: draft, [about]: linking })
  expect(said).toMatch(/about\.md:\d+\n {2}error, line \d+: has a link to \/insights\/letters\/winds, which is a draft/)
  expect(status).toBe(1)
})
