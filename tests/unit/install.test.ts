import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts
const isHook = (name: string) => name.startsWith('pre') && name.slice(3) in scripts

test.each(Object.keys(scripts).filter((name) => !isHook(name)))('npm run %s installs first', (name) => {
  expect(scripts[`pre${name}`]).toBe('node tools/install.mjs')
})

type Versions = Record<string, string>
const lockfile = (versions: Versions, optional: Versions = {}) =>
  JSON.stringify({
    packages: Object.fromEntries([
      ['', {}],
      ...Object.entries(versions).map(([name, version]) => [`node_modules/${name}`, { version }]),
      ...Object.entries(optional).map(([name, version]) => [`node_modules/${name}`, { version, optional: true }]),
    ]),
  })

/** Runs the installer in a project of its own, where npm only says that it was called. */
function install(wanted: string, installed?: string) {
  const project = mkdtempSync(join(tmpdir(), 'install-'))
  writeFileSync(join(project, 'package-lock.json'), wanted)
  writeFileSync(join(project, 'npm'), '#!/bin/sh\necho "npm $1"\n')
  chmodSync(join(project, 'npm'), 0o755)
  if (installed) {
    mkdirSync(join(project, 'node_modules/.bin'), { recursive: true })
    writeFileSync(join(project, 'node_modules/.bin/node'), '')
    writeFileSync(join(project, 'node_modules/.package-lock.json'), installed)
  }
  const env = { ...process.env, PATH: `${project}${delimiter}${process.env['PATH']}` }
  return spawnSync(process.execPath, [resolve('tools/install.mjs')], { cwd: project, env, encoding: 'utf8' }).stdout
}

describe('the installer', () => {
  test('says and does nothing where everything is there', () => {
    expect(install(lockfile({ astro: '1.0.0' }), lockfile({ astro: '1.0.0' }))).toBe('')
  })

  test('lets packages for other machines be absent', () => {
    expect(install(lockfile({ astro: '1.0.0' }, { mac: '1.0.0' }), lockfile({ astro: '1.0.0' }))).toBe('')
  })

  test.each([
    ['nothing is installed', undefined],
    ['a package is missing', lockfile({})],
    ['a package is older', lockfile({ astro: '0.9.0' })],
  ])('installs where %s', (_case, installed) => {
    expect(install(lockfile({ astro: '1.0.0' }), installed)).toContain('npm ci')
  })
})
