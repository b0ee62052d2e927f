import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** The elements of a document's shell. */
const shell = ['html', 'head', 'meta', 'title', 'link', 'script', 'body', 'main', 'slot']

// What a visitor sees is drawn by React; .astro files only put components together.
describe.each(globSync('src/**/*.astro'))('%s', (file) => {
  test('has no visual markup of its own', () => {
    const [, , markup = ''] = readFileSync(file, 'utf8').split(/^---$/m)
    const elements = [...markup.matchAll(/<([a-z][\w-]*)/g)].map(([, name]) => name)
    expect(elements.filter((name) => !(file.startsWith('src/layouts/') && shell.includes(name ?? '')))).toEqual([])
    expect(markup).not.toMatch(/\bclass(:list)?=|<style|style=/)
  })
})
