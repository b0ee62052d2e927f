import { spawn } from 'node:child_process'

/**
 * Runs every check: npm test. First the build, which the others read; then two rows of steps side by side, one for each
 * core and about as long as each other; last the browser, which keeps two cores busy by itself and is sensitive to
 * company. A step that succeeds is silent but for its warnings; of one that fails, everything it said is shown.
 */

type Script = [name: string, ...args: string[]]

const build: Script = ['build']
const rows: Script[][] = [
  [['test:edits', 'fixture'], ['test:service']],
  [['check'], ['test:unit'], ['test:contract']],
]
const browser: Script = ['test:browser']

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

async function inTurn(row: readonly Script[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const script of row) outcomes.push(await run(script))
  return outcomes
}

const start = performance.now()
const outcomes = [await run(build)]
// Without a site there is nothing to look at.
if (outcomes[0]?.ok) {
  outcomes.push(...(await Promise.all(rows.map(inTurn))).flat())
  outcomes.push(await run(browser))
}
for (const { name, ok, seconds } of outcomes)
  console.log(`${ok ? 'passed' : 'FAILED'}  ${name.padEnd(14)} ${seconds.toFixed(0).padStart(4)} s`)
console.log(`In all ${((performance.now() - start) / 1000).toFixed(0)} s`)
process.exitCode = outcomes.every(({ ok }) => ok) ? 0 : 1
