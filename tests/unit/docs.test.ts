import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const scripts = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts)

describe.each(['README.md', ...globSync('docs/**/*.md')])('%s', (file) => {
  const text = readFileSync(file, 'utf8')

  test('links to files that exist', () => {
    const targets = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, target]) => target ?? '')
    const local = targets.filter((target) => !/^(https?:|mailto:|\/)/.test(target))
    expect(local.filter((target) => !existsSync(join(dirname(file), target)))).toEqual([])
  })

  test('names files and folders that exist', () => {
    const named = [...text.matchAll(/`((?:src|content|tools|tests|docs)\/[\w./[\]-]*)`/g)].map(([, path]) => path ?? '')
    const examples = /agenda|two-keys|office-manager|first-version/
    expect(named.filter((path) => !examples.test(path) && !existsSync(path))).toEqual([])
  })

  test('names npm scripts that exist', () => {
    const named = [...text.matchAll(/npm (?:run )?(start|test|dev|build|check|look|format|[\w]+:[\w]+)\b/g)].map(
      ([, name]) => name ?? '',
    )
    expect(named.filter((name) => !scripts.includes(name))).toEqual([])
  })
})

test('the README fits one screen', () => {
  expect(readFileSync('README.md', 'utf8').split('\n').length).toBeLessThanOrEqual(45)
})
