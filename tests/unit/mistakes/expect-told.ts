import { expect } from 'vitest'
import { ContentError } from '../../../src/model/problems.ts'
import type { Mistake } from './edits.ts'
import { inspect } from './inspect.ts'

/** A mistake made in whole content is told by file, field and cure, and nobody sees a stack trace. */
export async function expectTold(site: Readonly<Record<string, string>>, [, file, edit, says, cure]: Mistake) {
  const found = await inspect({ ...site, [file]: edit(site[file] ?? '') })
  expect(found.map((problem) => problem.file)).toEqual(found.map(() => file))
  expect([`${found[0]?.field}: ${found[0]?.what}`, found[0]?.cure]).toEqual([says, cure])
  const { message, stack } = new ContentError(found)
  expect([message.includes(cure), stack]).toEqual([true, ''])
  // What stands in the file has a line; where the file lies, and how long its whole text is, has none.
  if (!/^(file( name)?|text):|^front matter: is/.test(says)) expect(found[0]?.line).toBeGreaterThan(0)
}
