import { checkAll } from '../src/model/gate.ts'
import { type Problem, printed } from '../src/model/problems.ts'

/**
 * Prints everything that is wrong with the content, and what one should look at again: npm run content:check.
 * With PUBLISHED_SITEMAP=sitemap.xml it holds the content to the addresses that are published, too.
 */

const { problems, warnings, scheduled } = await checkAll('.', {
  today: new Date(),
  sitemap: process.env['PUBLISHED_SITEMAP'],
})

const tell = (kind: string, found: readonly Problem[]) =>
  found.map((problem) => ({ file: problem.file, text: printed(problem).replace('\n  ', `\n  ${kind}, `) }))
const told = [...tell('error', problems), ...tell('warning', warnings)].sort((a, b) =>
  a.file.localeCompare(b.file, 'en'),
)

for (const { text } of told) console.log(`${text}\n`)
for (const { file, date } of scheduled) console.log(`${file} waits for ${date}.`)
console.log(`${count(problems.length, 'error')}, ${count(warnings.length, 'warning')}.`)
if (problems.length > 0) process.exitCode = 1

function count(size: number, name: string): string {
  return `${size || 'no'} ${name}${size === 1 ? '' : 's'}`
}
