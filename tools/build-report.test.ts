import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderOfTest } from '../tests/support/scratch.ts'
import { writeTinySite } from '../tests/support/tiny-site.ts'
import { buildReport, pageLimit } from './build-report.ts'

test('a build says what it wrote, for which address and where, and which pages are nearly full', () => {
  const folder = folderOfTest()
  const home = '<link rel="canonical" href="https://www.example.com/"><p>Home</p>'
  writeTinySite(
    folder,
    { '/': home, '/about': 'a'.repeat(pageLimit - 100), '/light': 'b'.repeat(pageLimit - 100) },
    { '/old': '/' },
  )
  const built = `Built 3 pages and 1 redirect for https://www.example.com into ${folder}/:`
  expect(buildReport(folder)).toBe(`${built} 5 files, 0 MB.`)
  writeFileSync(join(folder, 'light.html.br'), 'c')
  expect(buildReport(folder)).toBe(
    `${built} 6 files, 0 MB with their compressed copies. Close to the 14,000 bytes that a page may weigh: /about (room for 40 words).`,
  )
})
