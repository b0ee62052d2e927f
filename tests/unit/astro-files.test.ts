import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** The elements of a document's shell. */
const shell = ['html', 'head', 'meta', 'title', 'link', 'script', 'body', 'main', 'slot']

/** How a part brings its plain script: by name, with no code of its own; in a file, or written into the page. */
const scriptOfAPart = /<script>(?:\s*import '[^']+')+\s*<\/script>|<script is:inline set:html=\{\w+\} \/>/g

// What a visitor sees is drawn by React; .astro files only put components together.
describe.each(globSync('src/**/*.astro'))('%s', (file) => {
  test('has no visual markup of its own', () => {
    const parts = readFileSync(file, 'utf8').split(/^---$/m)
    const markup = (parts.at(-1) ?? '').replaceAll(scriptOfAPart, '')
    const elements = [...markup.matchAll(/<([a-z][\w-]*)/g)].map(([, name]) => name)
    expect(elements.filter((name) => !(file.startsWith('src/layouts/') && shell.includes(name ?? '')))).toEqual([])
    expect(markup).not.toMatch(/\bclass(:list)?=|<style|style=/)
  })
})
