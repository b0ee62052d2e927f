import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { gateBreaks } from './gate.ts'

// What broke the gate once (npm run fuzz -- gate).
test.each(globSync('tests/fuzz/gate/*.json'))('the gate stands %s', async (file) => {
  const { input } = JSON.parse(readFileSync(file, 'utf8'))
  expect(await gateBreaks(input)).toBeUndefined()
})
