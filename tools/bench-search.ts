import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { parse } from 'yaml'
import { readContent } from '../src/model/read.ts'
import { searchIn } from '../src/search/engine.ts'
import { entriesOf } from '../src/search/entries.ts'
import { pack, unpack } from '../src/search/packed.ts'
import { buildMenu } from '../src/site/menu.ts'
import { allPages, buildTree } from '../src/site/tree.ts'

const content = readContent('.', { today: new Date() })
const tree = buildTree(content.pages)
const entries = entriesOf({ ...content, tree, menu: buildMenu(tree, content.menu), pages: allPages(tree) })
const json = JSON.stringify(pack(entries))
console.log(entries.length, 'index', json.length, brotliCompressSync(json).length)
const search = searchIn(unpack(JSON.parse(json)))
const sets = parse(readFileSync('tests/search/queries.yaml', 'utf8')) as Record<
  string,
  Record<string, string | string[]>
>
for (const [name, pairs] of Object.entries(sets)) {
  if (name === 'held' && !process.argv.includes('--held')) continue
  let first = 0,
    three = 0
  const all = Object.entries(pairs)
  for (const [ask, page] of all) {
    const wanted = [page].flat()
    const found = search(ask)
      .slice(0, 3)
      .map(({ entry }) => entry.address)
    if (wanted.includes(found[0] ?? '')) first++
    else if (name === 'open')
      console.log(
        `  ${found.some((f) => wanted.includes(f)) ? 'late ' : 'MISS '} ${ask}: ${found.join('  ')}   (${wanted})`,
      )
    if (found.some((f) => wanted.includes(f))) three++
  }
  console.log(
    name,
    all.length,
    'first',
    ((100 * first) / all.length).toFixed(1),
    'three',
    ((100 * three) / all.length).toFixed(1),
  )
}
