import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import fc from 'fast-check'

/** Makes inputs that nobody thought of, until one breaks something: npm run fuzz -- gate --minutes 10 --seed 7 */
const usage = `npm run fuzz -- gate       mutated content, at the gate of the content
npm run fuzz -- hosts      mutated requests, at the hosts
npm run fuzz -- service    mutated messages, at the service

--minutes 10 says how long (1), --seed 7 makes the same inputs again.
What breaks is made as small as it can be and kept in tests/fuzz, where a test tries it from then on.`

/** A part of the fuzzer: what it tries, and what goes wrong with one of these, if anything. */
export interface Target<Input> {
  inputs: fc.Arbitrary<Input>
  breaks: (input: Input) => Promise<string | undefined>
  stop: () => Promise<unknown>
}

try {
  const options = { minutes: { type: 'string', default: '1' }, seed: { type: 'string' } } as const
  const { positionals, values } = parseArgs({ options, allowPositionals: true })
  const [part = ''] = positionals
  const [seed, minutes] = [Number(values.seed ?? Date.now() % 1e6), Number(values.minutes)]
  const isKnown = positionals.length === 1 && ['gate', 'hosts', 'service'].includes(part)
  if (!isKnown || !Number.isInteger(seed) || !(minutes > 0)) throw new Error(usage)
  const { start }: { start: () => Promise<Target<unknown>> } = await import(`./fuzz/${part}.ts`)
  const { inputs, breaks, stop } = await start()
  console.log(`${part}, ${minutes} min, seed ${seed}`)
  const property = fc.asyncProperty(inputs, async (input) => {
    const why = await breaks(input)
    if (why) throw new Error(why)
  })
  const until = { interruptAfterTimeLimit: minutes * 60_000, numRuns: Number.MAX_SAFE_INTEGER }
  const { counterexample, errorInstance, numRuns } = await fc.check(property, { seed, ...until })
  await stop()
  if (counterexample) {
    const why = String(errorInstance)
    const file = `tests/fuzz/${part}/${seed}.json`
    mkdirSync(`tests/fuzz/${part}`, { recursive: true })
    writeFileSync(file, `${JSON.stringify({ name: String(seed), input: counterexample[0], why }, null, 2)}\n`)
    console.error(`${why}\n  kept in ${file}`)
  }
  console.log(`${numRuns} tried${counterexample ? '.' : ', and nothing broke.'}`)
  process.exitCode = counterexample ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
