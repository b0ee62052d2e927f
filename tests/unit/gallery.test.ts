import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'

const files = globSync('src/{ui,sections}/**/*.tsx')
const isExamples = (file: string) => file.endsWith('.examples.tsx')
const examples = files.filter(isExamples).map((file) => readFileSync(file, 'utf8'))

// What is not in the gallery is looked at only where a page happens to use it.
describe.each(files.filter((file) => !isExamples(file)))('%s', (file) => {
  test('is in the gallery', () => {
    const name = basename(file)
    expect(examples.some((text) => text.includes(`/${name}'`))).toBe(true)
  })
})
