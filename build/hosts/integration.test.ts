import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { folderOfFile } from '../../tests/support/scratch.ts'
import { writeFiles } from '../../tests/support/tiny-site.ts'
import { compress, refuseReplaced } from './integration.ts'

describe('compress', () => {
  const dist = folderOfFile()
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
  const root = folderOfFile()
  const [files, dist] = [join(root, 'public'), join(root, 'dist')]

  test('a page never takes the place of a plain file', () => {
    writeFiles(root, { 'public/icon.svg': 'icon', 'dist/icon.svg': 'icon' })
    expect(() => refuseReplaced(files, dist)).not.toThrow()
    writeFiles(root, { 'public/about.html': 'ours', 'dist/about.html': 'a page' })
    expect(() => refuseReplaced(files, dist)).toThrow('writes about.html twice')
  })
})
