import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What a newcomer reads. Tests and stylesheets are as long as they need to be: the rules of one figure belong together. */
const sources = globSync('{src,build,deploy,service,tools}/**/*.{ts,tsx,astro}', {
  exclude: ['**/node_modules/**', '**/*.test.ts', '**/*.d.ts'],
})
const lengths = sources.map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))

test('no source file has more than 300 lines: above that it has two jobs', () => {
  expect(lengths.filter(({ lines }) => lines > 300)).toEqual([])
})
