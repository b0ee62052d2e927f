import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { shortForms } from './short-forms.ts'

/**
 * Runs every check of a suite: npm test, what visitors get; npm run test:backstage, which only CI runs: how figures hold
 * together and pictures to compare, what hardly any visitor meets (files that do not come), editing, the service that takes
 * messages, and every other script in its short form. A suite is stages in turn, a stage is rows of steps; two rows
 * run side by side, and whoever is through takes the next. Types and the contract wait for the build in their row: one
 * writes the same files, the other reads them. The browser comes alone: it keeps two cores busy by itself and is sensitive
 * to company. A step that succeeds is silent but for its warnings; of one that fails, everything it said is shown.
 */

// What is tested is not published: its facts may be half filled in.
process.env['PLACEHOLDERS'] ||= 'allow'
// What one process has compiled the next finds: tests start hundreds, and most of their time went there.
process.env['NODE_COMPILE_CACHE'] ||= resolve('node_modules/.cache/node')

type Script = [name: string, ...args: string[]]
type Stage = readonly (readonly Script[])[]

const inShort = (isMeant: (name: string) => boolean) =>
  Object.entries(shortForms)
    .filter(([name]) => isMeant(name))
    .map(([name, args]): Script => [name, ...args])

const suites: Record<string, readonly Stage[]> = {
  visiting: [
    [[['build'], ['check:types'], ['test:contract']], [['test:unit']], [['build:fixture']], [['check:rules']]],
    [[['test:browser']]],
  ],
  backstage: [
    [[['test:looks']]],
    [
      [['test:edits', 'fixture', 'one-file'], ['test:service']],
      [['test:faults'], ['test:tools']],
    ],
    // What measures beside what reads and writes files: here nothing is judged by its time.
    [inShort((name) => !name.startsWith('bench')), inShort((name) => name.startsWith('bench'))],
  ],
}

interface Outcome {
  name: string
  ok: boolean
  seconds: number
}

function run([name, ...args]: Script): Promise<Outcome> {
  const start = performance.now()
  const step = spawn('npm', ['run', '--silent', name, '--', ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  let warnings = ''
  step.stdout.on('data', (text) => {
    output += text
  })
  step.stderr.on('data', (text) => {
    output += text
    warnings += text
  })
  return new Promise((done) => {
    step.on('close', (code) => {
      const ok = code === 0
      process.stdout.write(ok ? warnings : `\n${name} failed:\n\n${output}\n`)
      done({ name, ok, seconds: (performance.now() - start) / 1000 })
    })
  })
}

const isMissingSite = ({ name, ok }: Outcome) => name === 'build' && !ok

const outcomes: Outcome[] = []

async function inTurn(row: readonly Script[]): Promise<void> {
  for (const script of row) {
    // Without a site there is nothing to look at.
    if (outcomes.some(isMissingSite)) break
    outcomes.push(await run(script))
  }
}

const suite = process.argv[2] ?? 'visiting'
const start = performance.now()
for (const stage of suites[suite] ?? []) {
  const rows = [...stage]
  const take = async () => {
    for (let row = rows.shift(); row; row = rows.shift()) await inTurn(row)
  }
  await Promise.all([take(), take()])
}
for (const { name, ok, seconds } of outcomes)
  console.log(`${ok ? 'passed' : 'FAILED'}  ${name.padEnd(14)} ${seconds.toFixed(0).padStart(4)} s`)
console.log(`In all ${((performance.now() - start) / 1000).toFixed(0)} s`)
process.exitCode = outcomes.length > 0 && outcomes.every(({ ok }) => ok) ? 0 : 1
