import { existsSync, globSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { securityWarnings } from '../src/model/checks/security.ts'
import { fileProblems, type LaunchFile } from '../src/model/launch/problems.ts'
import { statementProblems, statementsFile, statementsSchema } from '../src/model/launch/statements.ts'
import { parseYaml } from '../src/model/parse.ts'
import type { Problem } from '../src/model/problems.ts'
import { readContent } from '../src/model/read.ts'
import { split } from './edit/split.ts'

/** Lists what must be replaced or confirmed before the site goes live: npm run launch:check */

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

function launchFile(file: string): LaunchFile {
  const { before, yaml, between, body } = split(file, read(file) ?? '')
  const bodyLine = `${before}${yaml}${between}`.split('\n').length
  return { file, data: parse(yaml), body, bodyLine }
}

function problems(): Problem[] {
  const files = globSync('content/**/*.{md,yaml}').map((file) => file.replaceAll('\\', '/'))
  const content = files.filter((file) => file !== statementsFile).sort()
  const statements = parseYaml(statementsFile, read(statementsFile) ?? '[]', statementsSchema)
  return [...content.map(launchFile).flatMap(fileProblems), ...statementProblems(statements, read)]
}

function list(): Problem[] {
  try {
    const today = new Date()
    const { company } = readContent('.', { today, withUnpublished: true })
    return [...problems(), ...securityWarnings(company, today)]
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

const left = list()
if (left.length === 0) console.log('Ready to launch: no example is left, and nothing is to be confirmed.')
else {
  const lines = left.map(({ file, field, what, cure }) => `${file}\n  ${field}: ${what}\n  ${cure}`)
  console.error(
    `Not ready to launch: ${left.length} ${left.length === 1 ? 'thing is' : 'things are'} left.\n\n${lines.join('\n\n')}\n`,
  )
  process.exit(1)
}
