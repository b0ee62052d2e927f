import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shortForms, triedIn } from '../../tools/short-forms.ts'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
const names = Object.keys(scripts).filter((name) => !(name.startsWith('pre') && name.slice(3) in scripts))

test('every npm script is run by a check', () => {
  const runner = readFileSync('tools/test.ts', 'utf8') + scripts['check']
  const inSuites = names.filter((name) => runner.includes(`['${name}'`) || runner.includes(`npm run --silent ${name}`))
  const tried = new Set([
    ...inSuites,
    ...Object.keys(shortForms),
    ...Object.keys(triedIn),
    'test',
    'test:backstage',
    'check',
  ])
  expect(names.filter((name) => !tried.has(name))).toEqual([])
  expect([...tried].filter((name) => !names.includes(name))).toEqual([])
  expect(Object.values(triedIn).filter((file) => !existsSync(file))).toEqual([])
})
