import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { rooms } from '../../.dependency-cruiser.mjs'

/** The code of an .astro file: its front matter and its scripts. */
function codeOf(astro: string): string {
  const [, frontMatter = ''] = /^---\n([\s\S]*?)\n---/.exec(astro) ?? []
  const scripts = [...astro.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => script)
  return [frontMatter, ...scripts].join('\n')
}

const roomOf = (file: string) => /^src\/([^/]+)\//.exec(file)?.[1]

/** What a file imports from rooms it may not use, or from outside of them all. */
function wrongImports(file: string, astro: string): string[] {
  const room = roomOf(file) ?? ''
  const allowed = [room, ...(rooms[room] ?? [])]
  return ts
    .preProcessFile(codeOf(astro))
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.'))
    .filter((name) => !allowed.includes(roomOf(posix.join(posix.dirname(file), name)) ?? ''))
}

/** The elements of a document's shell. */
const shell = ['html', 'head', 'meta', 'title', 'link', 'script', 'noscript', 'body', 'main', 'slot']

/** How a part brings its plain script: by name, with no code of its own; in a file, or written into the page. */
const scriptOfAPart = /<script>(?:\s*import '[^']+')+\s*<\/script>|<script is:inline set:html=\{\w+\} \/>/g

describe.each(globSync('src/**/*.astro').map((file) => file.replaceAll('\\', '/')))('%s', (file) => {
  test('imports only from rooms it may use', () => {
    expect(wrongImports(file, readFileSync(file, 'utf8'))).toEqual([])
  })

  // What a visitor sees is drawn by React; .astro files only put components together.
  test('has no visual markup of its own', () => {
    const parts = readFileSync(file, 'utf8').split(/^---$/m)
    const markup = (parts.at(-1) ?? '').replaceAll(scriptOfAPart, '')
    const elements = [...markup.matchAll(/<([a-z][\w-]*)/g)].map(([, name]) => name)
    expect(elements.filter((name) => !(file.startsWith('src/layouts/') && shell.includes(name ?? '')))).toEqual([])
    expect(markup).not.toMatch(/\bclass(:list)?=|<style|style=/)
  })
})

test('every room has a rule, and every rule its rooms', () => {
  const folders = globSync('src/*/').map((folder) => posix.basename(folder.replaceAll('\\', '/')))
  expect(Object.keys(rooms).sort()).toEqual(folders.sort())
  for (const [room, allowed] of Object.entries(rooms))
    expect([room, ...allowed].filter((to) => !(to in rooms))).toEqual([])
})

test.each([
  ['a template', 'src/templates/A.astro', "import B from '../chrome/B.tsx'", '../chrome/B.tsx'],
  ['a type', 'src/templates/A.astro', "import type { B } from '../layouts/B.ts'", '../layouts/B.ts'],
  ['what is passed on', 'src/layouts/A.astro', "export { b } from '../sections/b.ts'", '../sections/b.ts'],
  ['what is loaded later', 'src/layouts/A.astro', "await import('../features/x/b.ts')", '../features/x/b.ts'],
  ['an import for its effect', 'src/layouts/A.astro', "import '../ui/b.css'", '../ui/b.css'],
  ['what stands outside', 'src/pages/A.astro', "import { b } from '../../tools/b.ts'", '../../tools/b.ts'],
])('%s from a room above is found', (_case, file, line, wrong) => {
  const rest = "import { z } from 'zod'\nimport { lib } from '../lib/lib.ts'\nimport own from './Own.tsx'"
  expect(wrongImports(file, `---\n${rest}\n${line}\n---\n<p>import '../pages/no.ts'</p>`)).toEqual([wrong])
  expect(wrongImports(file, `---\n${rest}\n---\n<p /><script>\n${line}\n</script>`)).toEqual([wrong])
})
