import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { gateBreaks } from './gate.ts'

/** What broke the gate once (npm run fuzz -- gate). */
const folder = 'tests/fuzz/gate'
const kept = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : []

describe('the gate stands what broke it', () => {
  test.each([...kept])('%s', async (file) => {
    const { input } = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    expect(await gateBreaks(JSON.parse(input))).toBeUndefined()
  })
})
