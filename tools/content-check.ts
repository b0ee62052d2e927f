import { readFileSync } from 'node:fs'
import { menuWarnings } from '../src/model/checks/menu-room.ts'
import { securityWarnings } from '../src/model/checks/security.ts'
import { copyWarnings } from '../src/model/copy/warnings.ts'
import { inspectAll } from '../src/model/gate.ts'
import { withLines } from '../src/model/problem-lines.ts'
import { byFile, printed } from '../src/model/problems.ts'

/** Prints everything that is wrong with the content, and what one should look at again: npm run content:check */

const today = new Date()
const built = await inspectAll('.', { today })
const isAllBuilt = !built.content || built.content.scheduled.length + built.content.drafts.length === 0
const whole = isAllBuilt ? built : await inspectAll('.', { today, withUnpublished: true })

// What is scheduled is published by itself, so nothing may be wrong with it; a draft waits for somebody.
const drafts = new Set(whole.content?.drafts.map(({ file }) => file))
const found = byFile([...built.problems, ...whole.problems])
const problems = found.filter(({ file }) => !drafts.has(file))
const warnings = byFile([
  ...found.filter(({ file }) => drafts.has(file)),
  ...whole.unfinished,
  ...copyWarnings(whole.content?.pages ?? []),
  ...(whole.content ? menuWarnings(whole.content) : []),
  ...(whole.content ? securityWarnings(whole.content.company, today) : []),
])

const tell = (kind: string, found: typeof problems) =>
  found.map((problem) => ({ file: problem.file, text: printed(problem).replace('\n  ', `\n  ${kind}, `) }))
const told = [
  ...tell('error', problems),
  ...tell(
    'warning',
    withLines(warnings, (file) => readFileSync(file, 'utf8')),
  ),
].sort((a, b) => a.file.localeCompare(b.file, 'en'))

for (const { text } of told) console.log(`${text}\n`)
console.log(`${count(problems.length, 'error')}, ${count(warnings.length, 'warning')}.`)
if (problems.length > 0) process.exitCode = 1

function count(size: number, name: string): string {
  return `${size || 'no'} ${name}${size === 1 ? '' : 's'}`
}
