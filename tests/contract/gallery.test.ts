import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { site } from '../support/built.ts'

test('the gallery is for developers and tests: the built site has no page and no script of it', () => {
  expect(globSync(['**/gallery*', '**/Gallery*', '**/*.examples*'], { cwd: site.dist })).toEqual([])
})
