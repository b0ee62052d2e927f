import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Broken, type FuzzOptions, seeded } from './fuzz/types.ts'

/** Makes inputs that nobody thought of, and keeps those that break something: npm run fuzz -- gate --minutes 10 --seed 7 */
const usage = `npm run fuzz -- gate       mutated content, at the gate of the content
npm run fuzz -- hosts      mutated requests, at the hosts
npm run fuzz -- service    mutated messages, at the service

--minutes 10 says how long (1), --seed 7 makes the same inputs again.
What breaks is kept in tests/fuzz, where a test tries it from then on.`

try {
  const { positionals, values } = parseArgs({
    options: { minutes: { type: 'string', default: '1' }, seed: { type: 'string' } },
    allowPositionals: true,
  })
  const [part, ...more] = positionals
  const seed = Number(values.seed ?? Date.now() % 1e6)
  const minutes = Number(values.minutes)
  if (
    !part ||
    more.length > 0 ||
    !['gate', 'hosts', 'service'].includes(part) ||
    !Number.isInteger(seed) ||
    !(minutes > 0)
  )
    throw new Error(usage)
  const { fuzz }: { fuzz: (options: FuzzOptions) => Promise<Broken[]> } = await import(`./fuzz/${part}.ts`)
  console.log(`${part}, ${minutes} min, seed ${seed}`)
  const until = Date.now() + minutes * 60_000
  const broken = await fuzz({ seed, until, random: seeded(seed), say: (line) => console.log(line) })
  for (const { name, input, why } of broken) {
    const file = `tests/fuzz/${part}/${name}.json`
    mkdirSync(`tests/fuzz/${part}`, { recursive: true })
    writeFileSync(file, `${JSON.stringify({ name, input, why }, null, 2)}\n`)
    console.error(`${why}\n  kept in ${file}`)
  }
  console.log(broken.length === 0 ? 'Nothing broke.' : `${broken.length} broke. Seed ${seed} makes them again.`)
  process.exitCode = broken.length === 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
