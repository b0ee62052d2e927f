import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readContent } from '../src/model/read.ts'
import { copyProject } from './copy-project.ts'

/**
 * Builds synthetic sites of growing size and prints what a page costs at each. The first row carries what a build
 * costs at all, so look at the last column: the price of each page added must stay level.
 */

const sizes = [100, 1_000, 5_000]
/** Children of a page: a site grows deeper, since a menu or a family of thousands would serve nobody. */
const fanOut = 10

const text = (n: number) => `---
kind: offering
status: in-preparation
name: Page ${n}
title: Synthetic page number ${n}
description: Page ${n} of a synthetic site, made to measure what one more page costs the build and nothing else.
summary: Synthetic page number ${n}
order: ${(n % fanOut) + 100}
---
`

/** The address of page n: page 0 stands at the top of a tree in which every page has ten children. */
function addressOf(n: number): string {
  return n === 0 ? '/synthetic' : `${addressOf(Math.floor((n - 1) / fanOut))}/p${n}`
}

function makeSite(count: number): string {
  const root = copyProject()
  for (let n = 0; n < count; n++) {
    const folder = join(root, 'content/pages', addressOf(n))
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'index.md'), text(n))
  }
  return root
}

const own = readContent('.', { today: new Date() }).pages.length
let before = { pages: 0, ms: 0 }
console.log('pages    build      ms per page    ms per page added')
for (const size of sizes) {
  const root = makeSite(Math.max(0, size - own))
  const start = performance.now()
  execFileSync(resolve('node_modules/.bin/astro'), ['build', '--silent'], { cwd: root, stdio: 'inherit' })
  const ms = performance.now() - start
  rmSync(root, { recursive: true })
  const added = before.pages === 0 ? '' : ((ms - before.ms) / (size - before.pages)).toFixed(2)
  console.log(
    `${String(size).padEnd(8)} ${`${(ms / 1000).toFixed(1)} s`.padEnd(10)} ${(ms / size).toFixed(2).padEnd(14)} ${added}`,
  )
  before = { pages: size, ms }
}
