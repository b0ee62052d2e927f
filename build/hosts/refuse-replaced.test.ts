import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { refuseReplaced } from './refuse-replaced.ts'

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
