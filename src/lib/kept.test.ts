import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { codeVersion, kept } from './kept.ts'

const scratch = () => mkdtempSync(join(tmpdir(), 'kept-'))

/** A step that counts how often it is made. */
function step(folder = scratch()) {
  let made = 0
  const ask = async (...from: string[]) =>
    String(await kept('kites', from, () => `${from.join(' and ')}, made ${++made}`, folder))
  const file = () => join(folder, 'kites', readdirSync(join(folder, 'kites'))[0] ?? '')
  return { ask, file }
}

describe('what a step made', () => {
  test('is made once for the same things, and anew for others', async () => {
    const { ask } = step()
    expect(await ask('a', 'b')).toBe('a and b, made 1')
    expect(await ask('a', 'b')).toBe('a and b, made 1')
    expect(await ask('ab')).toBe('ab, made 2')
    expect(await ask('b', 'a')).toBe('b and a, made 3')
  })

  test.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, -1)],
    ['changed', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -1), Buffer.from('9')])],
    ['empty', () => Buffer.alloc(0)],
  ])('is made anew where what was kept is %s', async (_fault, broken) => {
    const { ask, file } = step()
    await ask('a')
    writeFileSync(file(), broken(readFileSync(file())))
    expect(await ask('a')).toBe('a, made 2')
    expect(await ask('a')).toBe('a, made 2')
  })

  test('is made each time where nothing can be kept', async () => {
    const folder = join(scratch(), 'file')
    writeFileSync(folder, '')
    const { ask } = step(folder)
    expect([await ask('a'), await ask('a')]).toEqual(['a, made 1', 'a, made 2'])
  })
})

test('the code is another when a file of it changes, comes or goes, or a package', () => {
  const root = scratch()
  const versions = [codeVersion(root)]
  const change = (name: string, text: string) => {
    mkdirSync(join(root, name, '..'), { recursive: true })
    writeFileSync(join(root, name), text)
    versions.push(codeVersion(root))
  }
  change('build/a.ts', '1')
  change('build/a.ts', '2')
  change('src/deep/b.css', '2')
  change('package-lock.json', '{}')
  expect(new Set(versions).size).toBe(versions.length)
  change('content/page.md', 'words')
  expect(versions.at(-1)).toBe(versions.at(-2))
})
