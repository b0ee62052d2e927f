import { spawnSync } from 'node:child_process'
import { chmodSync, readFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { folderOfTest } from '../support/scratch.ts'
import { writeFiles } from '../support/tiny-site.ts'

const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts
const isHook = (name: string) => name.startsWith('pre') && name.slice(3) in scripts

/** What needs no package that only checks need. */
const ofSite = ['start', 'dev', 'edit', 'build']

test.each(Object.keys(scripts).filter((name) => !isHook(name)))('npm run %s installs first', (name) => {
  expect(scripts[`pre${name}`]).toBe(`node tools/install.mjs${ofSite.includes(name) ? ' site' : ''}`)
})

interface Locked {
  version: string
  optional?: boolean
  dev?: boolean
  os?: string[]
  cpu?: string[]
}
type Packages = Record<string, Locked>

const lockfile = (packages: Packages) =>
  JSON.stringify({
    packages: Object.fromEntries([
      ['', {}],
      ...Object.entries(packages).map(([name, locked]) => [`node_modules/${name}`, locked]),
    ]),
  })

const astro = { version: '1.0.0' }
/** Native code, for this machine and for one that nobody has. */
const here = { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] }
const elsewhere = { ...here, os: ['plan9'] }
/** For checks alone. */
const vitest = { version: '1.0.0', dev: true }

interface Folder {
  wanted: Packages
  /** What npm noted as installed; a text is written as it is. */
  installed?: Packages | string
  /** What is on the disk, if not all that npm noted. */
  onDisk?: string[]
  /** The version that Node gives as its own. */
  node?: string
  /** False where npm leaves the project's own Node out. */
  bringsNode?: boolean
  /** What the installer is asked for. */
  only?: 'site'
}

/** Runs the installer in a project of its own, where npm only says that it was called. */
function install({ wanted, installed, onDisk, node, bringsNode = true, only }: Folder) {
  const project = folderOfTest()
  const put = (name: string, text: string) => writeFiles(project, { [name]: text })
  put('package-lock.json', lockfile(wanted))
  const bring = bringsNode ? 'mkdir -p node_modules/.bin\necho x > node_modules/.bin/node\n' : ''
  put('npm', `#!/bin/sh\necho "npm $*"\n${bring}`)
  chmodSync(join(project, 'npm'), 0o755)
  if (installed) {
    put('node_modules/.bin/node', 'x')
    put('node_modules/.package-lock.json', typeof installed === 'string' ? installed : lockfile(installed))
    const names = onDisk ?? (typeof installed === 'string' ? [] : Object.keys(installed))
    for (const name of names) put(`node_modules/${name}/package.json`, '{}')
  }
  put('as-version.mjs', `Object.defineProperty(process.versions, 'node', { value: '${node}' })`)
  const disguise = node ? ['--import', pathToFileURL(join(project, 'as-version.mjs')).href] : []
  const env = { ...process.env, PATH: `${project}${delimiter}${process.env['PATH']}` }
  const args = [...disguise, resolve('tools/install.mjs'), ...(only ? [only] : [])]
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: project, env, encoding: 'utf8' })
  return { stdout, stderr, status }
}

describe('the installer', () => {
  test('says and does nothing where everything is there', () => {
    expect(install({ wanted: { astro, here }, installed: { astro, here } }).stdout).toBe('')
  })

  test('lets packages for other machines be absent', () => {
    expect(install({ wanted: { astro, elsewhere }, installed: { astro } }).stdout).toBe('')
  })

  test.each<[string, Folder]>([
    ['nothing is installed', { wanted: { astro } }],
    ['a package is missing', { wanted: { astro }, installed: {} }],
    ['a package is older', { wanted: { astro }, installed: { astro: { version: '0.9.0' } } }],
    ['the native code for this machine was left out', { wanted: { astro, here }, installed: { astro } }],
    ['npm was stopped before it wrote a package', { wanted: { astro }, installed: { astro }, onDisk: [] }],
    ['npm was stopped while it wrote its list', { wanted: { astro }, installed: '{"packages":{"node_mod' }],
  ])('installs where %s, without audit, funding and news', (_case, folder) => {
    expect(install(folder).stdout).toContain('npm ci --include=dev --no-audit --no-fund --no-update-notifier')
  })

  test('leaves what only checks need to whoever checks', () => {
    const site = { wanted: { astro, vitest }, installed: { astro } }
    expect(install({ ...site, only: 'site' }).stdout).toBe('')
    expect(install(site).stdout).toContain('npm ci --include=dev')
    expect(install({ wanted: { astro, vitest }, only: 'site' }).stdout).toContain('npm ci --omit=dev')
  })

  test('says so where npm leaves out the Node that the project brings', () => {
    const { stderr, status } = install({ wanted: { astro }, bringsNode: false })
    expect([status, stderr]).toEqual([1, expect.stringContaining('npm config get omit')])
  })

  test.each(['18.20.8', '20.18.3', '16.0.0'])('touches nothing under Node %s, and says what to do', (node) => {
    const { stdout, stderr, status } = install({ wanted: { astro }, node })
    expect(status).toBe(1)
    expect(stdout).toBe('')
    expect(stderr).toContain(`This is Node ${node}, and the site needs 20.19 or newer.`)
    expect(stderr).toContain('Install one')
  })

  test.each(['20.19.0', '22.0.0', '24.21.0'])('works under Node %s', (node) => {
    expect(install({ wanted: { astro }, node })).toMatchObject({ status: 0, stderr: '' })
  })
})

describe('telemetry and looks for updates are off', () => {
  test.each(Object.entries(scripts).filter(([, script]) => /\bastro\b/.test(script)))(
    'in npm run %s',
    (_name, script) => {
      expect(script).toMatch(
        /node --env-file=tools\/astro\.env (?:node_modules\/astro\/bin\/astro\.mjs|tools\/dev\.ts)/,
      )
    },
  )

  test('in what Astro reads', () => {
    const settings = readFileSync('tools/astro.env', 'utf8')
    expect(settings).toContain('ASTRO_TELEMETRY_DISABLED=1')
    expect(settings).toContain('ASTRO_DISABLE_UPDATE_CHECK=true')
  })

  test('in npm', () => {
    expect(readFileSync('.npmrc', 'utf8')).toBe('fund=false\naudit=false\nupdate-notifier=false\n')
  })
})
