import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { checkAll } from '../../src/model/gate.ts'
import { type Problem, printed } from '../../src/model/problems.ts'
import { folderOfTest } from '../support/scratch.ts'
import { writeFiles } from '../support/tiny-site.ts'
import { looseArticle } from '../unit/mistakes/loose-files.ts'
import { site } from '../unit/mistakes/site.ts'

/** What npm run content:check tells of what is not published yet. */

/** The small site with files of its own, and where it stands. */
function rootWith(files: Readonly<Record<string, string>>): string {
  const root = folderOfTest()
  writeFiles(root, { ...site, ...files })
  return root
}

async function told(files: Record<string, string>) {
  const { problems, warnings } = await checkAll(rootWith(files), { today: new Date() })
  const said = (list: readonly Problem[]) => list.map((problem) => printed(problem).replace('\n  ', ' '))
  return { errors: said(problems), warnings: said(warnings) }
}

const file = 'content/insights/letters/winds.md'
const tides = 'content/insights/letters/tides.md'
const dead = `${looseArticle}\nSee [nothing](/nowhere).\n`
const about = 'content/pages/about.md'
const draft = looseArticle.replace(/^date:/m, 'status: draft\ndate:')
const short = `${draft.slice(0, draft.indexOf('\n---\n', 4) + 5)}\n## Soon\n\nSee [nothing](/nowhere).\n`

// A mistake in an article still to come is an error; a draft is told what it lacks, and may lack it.
test.each([
  ['1 error', dead.replace(/^date: .*$/m, 'date: 2999-01-31'), ['error, line \\d+: has a link to /nowhere'], 1],
  ['no errors', short, ['warning, line \\d+: has a link to /nowhere', 'warning, text: has \\d+ words'], 0],
])('it prints %s, and ends as that asks', (count, text, lines, ends) => {
  const cwd = rootWith({ [file]: text })
  const { stdout, status } = spawnSync(process.execPath, [resolve('tools/content-check.ts')], { cwd })
  const said = String(stdout)
  for (const line of lines) expect(said).toMatch(new RegExp(`winds\\.md(:\\d+)?\\n {2}${line}`))
  expect([said.includes('error, '), said.includes(`\n${count}, `), status]).toEqual([ends === 1, true, ends])
})

test.each([
  ['an article', tides, file],
  ['a position', 'content/positions/kite-maker.md', 'content/positions/kite-mender.md'],
])('%s that repeats another may wait as a draft; the other is not told', async (_kind, like, copy) => {
  const again = site[like] ?? ''
  const isOfLike = (line: string) => line.startsWith(like)
  const asDraft = await told({ [copy]: again.replace('---', '---\nstatus: draft') })
  expect([asDraft.errors, asDraft.warnings.some((line) => line.includes(like))]).toEqual([[], true])
  expect(asDraft.warnings.filter(isOfLike)).toEqual([])
  // Once it is published it is wrong, and it is the later one that is.
  const later = again.replace(/^date: .*$/m, 'date: 2026-10-01')
  const { errors } = await told({ [copy]: later })
  expect(errors.some((line) => line.startsWith(copy))).toBe(true)
  if (later !== again) expect(errors.filter(isOfLike)).toEqual([])
})

test('a link to a draft is an error, as it is to the build', async () => {
  const linking = `${site[about]}\nSee [winds](/insights/letters/winds).\n`
  const { errors } = await told({ [file]: draft, [about]: linking })
  expect(errors.join()).toMatch(/about\.md:\d+ line \d+: has a link to \/insights\/letters\/winds, which is a draft/)
})
