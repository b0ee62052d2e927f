import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { builtPages, dist } from '../support/built.ts'

const brotli = (data: string | Buffer) => brotliCompressSync(data).length

/** Pages share their scripts: each is pressed once. */
const pressed = new Map<string, number>()
function scriptSize(path: string): number {
  const size = pressed.get(path) ?? brotli(readFileSync(join(dist, path)))
  pressed.set(path, size)
  return size
}

/** The scripts a page may load: those it names, and those its islands name, with all they import. */
function scriptsOf(html: string): Set<string> {
  const found = new Set<string>()
  const visit = (path: string) => {
    if (found.has(path)) return
    found.add(path)
    const code = readFileSync(join(dist, path), 'utf8')
    for (const [, name] of code.matchAll(/["']\.\/([\w.-]+\.js)["']/g)) visit(`/_astro/${name}`)
  }
  for (const [, path] of html.matchAll(/["'](\/_astro\/[\w.-]+\.js)["']/g)) if (path) visit(path)
  return found
}

describe.each(builtPages)('$address', ({ html }) => {
  // One network flight: ten packets, less their headers.
  test('is at most 14,000 bytes of HTML with its CSS', () => expect(brotli(html)).toBeLessThanOrEqual(14_000))

  test('loads at most 70 KB of JavaScript', () => {
    const sizes = [...scriptsOf(html)].map(scriptSize)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(70 * 1024)
  })
})

test('the fonts are at most 35 KB together', () => {
  const folder = join(dist, '_astro/fonts')
  const sizes = readdirSync(folder).map((file) => statSync(join(folder, file)).size)
  expect(sizes).toHaveLength(2)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(35 * 1024)
})

describe('islands, with all they bring beside React and what the header has already', () => {
  const files = readdirSync(join(dist, '_astro'))
  const shared = /^(client|react|jsx-runtime|Icon)\./
  const sizeOf = (...names: string[]) =>
    names
      .map((name) => files.filter((file) => file.startsWith(`${name}.`) && !shared.test(file)))
      .map((found) => (found[0] ? brotli(readFileSync(join(dist, '_astro', found[0]))) : Number.NaN))
      .reduce((sum, size) => sum + size, 0)

  test.each([
    ['the chrome', ['Header'], 12],
    ['the contact form with its validation', ['ContactForm', 'FormField'], 15],
    ['the carousel', ['InsightCarousel'], 4],
  ])('%s', (_what, names, limit) => expect(sizeOf(...names)).toBeLessThanOrEqual(limit * 1024))
})
