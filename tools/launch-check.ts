import { existsSync, readFileSync } from 'node:fs'
import { securityWarnings } from '../src/model/checks/security.ts'
import { allowsPlaceholders, placeholdersLeft } from '../src/model/launch/refusal.ts'
import { statementProblems, statementsFile, statementsSchema } from '../src/model/launch/statements.ts'
import { parseYaml } from '../src/model/parse.ts'
import { type Problem, printed } from '../src/model/problems.ts'
import { readContent } from '../src/model/read.ts'

/** Lists what must be replaced or confirmed before the site goes live: npm run launch:check */

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

function list(): Problem[] {
  try {
    const today = new Date()
    const allowed = allowsPlaceholders(process.env)
    const { company } = readContent('.', { today, withUnpublished: true })
    const statements = parseYaml(statementsFile, read(statementsFile) ?? '[]', statementsSchema)
    const placeholders = placeholdersLeft('.', process.env)
    if (allowed) console.log(`Placeholders that PLACEHOLDERS=allow lets stay: ${placeholders.length}.`)
    return [
      ...(allowed ? [] : placeholders),
      ...statementProblems(statements, read),
      ...securityWarnings(company, today),
    ]
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

const left = list()
if (left.length === 0) console.log('Ready to launch: no example is left, and nothing is to be confirmed.')
else {
  const size = left.length === 1 ? 'thing is' : 'things are'
  console.error(`Not ready to launch: ${left.length} ${size} left.\n\n${left.map(printed).join('\n\n')}\n`)
  process.exit(1)
}
