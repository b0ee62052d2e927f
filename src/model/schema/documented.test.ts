import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// page.ts only lists the kinds.
const files = [...globSync('src/model/schema/!(page|*.test).ts')]
/** A line that gives a field its type; what a kind is called needs no explanation. */
const field = /^\s+(?!kind\b)(\w+)(?:,|: (?:z\b|[a-z]\w*[.(,]).*)$/

// The schemas are where an editor reads what a field is for.
test.each(files)('%s says in a line what each field is for', (file) => {
  const [schemas = ''] = readFileSync(file, 'utf8')
    .replaceAll(/^import [^']*/gm, '')
    .split(/^(?:export )?function /m)
  const lines = schemas.split('\n')
  const silent = lines.filter((line, i) => field.test(line) && !lines[i - 1]?.endsWith('*/'))
  expect(silent).toEqual([])
})
