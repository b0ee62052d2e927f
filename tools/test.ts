import { spawn } from 'node:child_process'

/**
 * Runs every check: npm test. Steps of a phase run side by side; the browser, which keeps two cores busy by itself, runs
 * alone. A step that succeeds is silent but for its warnings; of one that fails, everything it said is shown.
 */

type Script = [name: string, ...args: string[]]

const build: Script = ['build']
const phases: Script[][] = [
  [['check'], ['test:unit']],
  [['test:contract'], ['test:edits', 'fixture']],
  [['test:browser']],
]

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

async function inTurn(phases: readonly Script[][]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const phase of phases) outcomes.push(...(await Promise.all(phase.map(run))))
  return outcomes
}

const start = performance.now()
const first = await run(build)
// Without a site there is nothing to look at.
const others = first.ok ? await inTurn(phases) : []
for (const { name, ok, seconds } of [first, ...others])
  console.log(`${ok ? 'passed' : 'FAILED'}  ${name.padEnd(14)} ${seconds.toFixed(0).padStart(4)} s`)
console.log(`In all ${((performance.now() - start) / 1000).toFixed(0)} s`)
process.exitCode = [first, ...others].every(({ ok }) => ok) ? 0 : 1
