import { brotliCompressSync } from 'node:zlib'
import { readContent } from '../src/model/read.ts'
import { searchIn } from '../src/search/engine.ts'
import { unpack } from '../src/search/packed.ts'
import { indexOf } from '../tests/search/of-content.ts'
import { measure } from '../tests/search/quality.ts'

/** How well the search answers, how large its index is and how long it takes. `-- --held` names what the held pairs miss, too. */

const content = readContent('.', { today: new Date() })
const text = JSON.stringify(indexOf(content))
console.log(`index: ${text.length} bytes, ${brotliCompressSync(text).length} pressed`)
const began = performance.now()
const search = searchIn(unpack(JSON.parse(text)))
const percent = (share: number) => `${(share * 100).toFixed(1)} %`
console.log(`made searchable in ${(performance.now() - began).toFixed(0)} ms`)

for (const set of ['open', 'asked', 'held'] as const) {
  const asked = performance.now()
  const { tried, first, firstThree, missed, gone } = measure(set, search, content)
  const each = (performance.now() - asked) / tried
  console.log(
    `${set}: of ${tried}, ${percent(first)} first, ${percent(firstThree)} in the first three, ${each.toFixed(1)} ms each`,
  )
  if (set !== 'held' || process.argv.includes('--held')) for (const miss of missed) console.log(`  ${miss}`)
  for (const query of gone)
    console.log(`  the page for "${query}" is gone: name its new one in tests/search/queries.yaml`)
}
