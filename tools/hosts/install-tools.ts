import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

const pinned = 'deploy/tools'
const folder = resolve('node_modules/.cache/host-tools')
const lockfile = 'package-lock.json'

/** Installs what publishing and the hosts' tests need, once for the same versions. Returns the path of a file in it. */
export function hostTool(path: string): string {
  const installed = join(folder, 'node_modules/.package-lock.json')
  if (!existsSync(installed) || read(join(folder, lockfile)) !== read(join(pinned, lockfile))) {
    console.log('Installing the tools for hosts (once, and after their versions change)')
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    for (const name of ['package.json', lockfile]) cpSync(join(pinned, name), join(folder, name))
    // Their scripts would build a database's client and check binaries; nothing here needs either.
    execFileSync('npm', ['ci', '--ignore-scripts', '--loglevel=error'], { cwd: folder, stdio: 'inherit' })
  }
  return join(folder, 'node_modules', path)
}

const read = (path: string) => readFileSync(path, 'utf8')
