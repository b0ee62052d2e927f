import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { looseArticle } from './mistakes/loose-files.ts'
import { site } from './mistakes/site.ts'

/** What npm run content:check prints about content given as files, and whether it is content. */
function check(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'check-'))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const { stdout, status } = spawnSync(process.execPath, [resolve('tools/content-check.ts')], { cwd: root })
  rmSync(root, { recursive: true })
  return { said: String(stdout), status }
}

const file = 'content/insights/letters/winds.md'
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

test('a link to a draft is an error, as it is to the build', () => {
  const draft = looseArticle.replace(/^date:/m, 'status: draft\ndate:')
  const linking = `${site[about]}\nSee [winds](/insights/letters/winds).\n`
  const { said, status } = check({ ...site, [file]: draft, [about]: linking })
  expect(said).toMatch(/about\.md:\d+\n {2}error, line \d+: has a link to \/insights\/letters\/winds, which is a draft/)
  expect(status).toBe(1)
})
