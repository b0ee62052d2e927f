import { securityWarnings } from '../src/model/checks/security.ts'
import { copyWarnings } from '../src/model/copy/warnings.ts'
import { byFile, printed } from '../src/model/problems.ts'
import { inspectContent } from '../src/model/read.ts'

/** Prints everything that is wrong with the content, and what one should look at again: npm run content:check */

const today = new Date()
const { content, problems } = inspectContent('.', { today, withUnpublished: true })
const warnings = content ? byFile([...copyWarnings(content.pages), ...securityWarnings(content.company, today)]) : []

const tell = (kind: string, found: typeof problems) =>
  found.map((problem) => ({ file: problem.file, text: printed(problem).replace('\n  ', `\n  ${kind}, `) }))
const told = [...tell('error', problems), ...tell('warning', warnings)].sort((a, b) =>
  a.file.localeCompare(b.file, 'en'),
)

for (const { text } of told) console.log(`${text}\n`)
console.log(`${count(problems.length, 'error')}, ${count(warnings.length, 'warning')}.`)
if (problems.length > 0) process.exitCode = 1

function count(size: number, name: string): string {
  return `${size || 'no'} ${name}${size === 1 ? '' : 's'}`
}
