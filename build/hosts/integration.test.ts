import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { compress, refuseReplaced } from './integration.ts'

describe('compress', () => {
  const dist = mkdtempSync(join(tmpdir(), 'compress-'))
  afterAll(() => rmSync(dist, { recursive: true }))
  const put = (name: string, text: string) => writeFileSync(join(dist, name), text)
  const at = (name: string) => readFileSync(join(dist, name))

  test('what gains by it stands beside the file in both codings, and follows what the file says', async () => {
    put('small.html', 'short')
    put('font.woff2', 'x'.repeat(5_000))
    for (const text of ['a'.repeat(5_000), 'b'.repeat(5_000)]) {
      put('page.html', text)
      await compress(dist)
      expect(brotliDecompressSync(at('page.html.br')).toString()).toBe(text)
      expect(gunzipSync(at('page.html.gz')).toString()).toBe(text)
    }
    expect(['small.html.br', 'font.woff2.gz'].filter((name) => existsSync(join(dist, name)))).toEqual([])
  })
})

describe('refuse replaced', () => {
  const root = mkdtempSync(join(tmpdir(), 'replaced-'))
  const [files, dist] = [join(root, 'public'), join(root, 'dist')]
  const put = (folder: string, name: string, text: string) => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, name), text)
  }

  test('a page never takes the place of a plain file', () => {
    put(files, 'icon.svg', 'icon')
    put(dist, 'icon.svg', 'icon')
    expect(() => refuseReplaced(files, dist)).not.toThrow()
    put(files, 'about.html', 'ours')
    put(dist, 'about.html', 'a page')
    expect(() => refuseReplaced(files, dist)).toThrow('writes about.html twice')
  })
})
