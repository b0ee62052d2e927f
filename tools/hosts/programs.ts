import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { answering } from '../with-server.ts'

/** Finds a program, or installs Debian's packages for it where we may. Tells whether it is there. */
export function ensureProgram(name: string, ...packages: string[]): boolean {
  if (isThere(name)) return true
  try {
    const command = `apt-get update -qq && apt-get install -y -qq ${packages.join(' ')}`
    execFileSync('sh', ['-c', command], { stdio: ['ignore', 'ignore', 'ignore'] })
  } catch {
    // Whoever asked says what is left out.
  }
  return isThere(name)
}

function isThere(name: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${name}`]).status === 0
}

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

interface Program {
  pid: number
  stop: () => Promise<void>
}

/** Starts a server of its own process and waits until it answers. What it says is told only if it does not. */
export async function runProgram(
  origin: string,
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Program> {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      said += text
    })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill()
    await ended
  }
  try {
    const failed = ended.then(() => Promise.reject(new Error('It ended at once.')))
    await Promise.race([answering(origin), failed])
  } catch (error) {
    await stop()
    throw new Error(`${command} did not start.\n${said}`, { cause: error })
  }
  return { pid: child.pid ?? 0, stop }
}
