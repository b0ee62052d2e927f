import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { answering } from '../serving.ts'

/** Where a program is that can be called by its name. */
export const pathOf = (name: string): string | undefined =>
  spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim() || undefined

/** What is looked for; where it is missing, Debian's packages for it are installed first, if we may. */
export function ensured<Found>(look: () => Found | undefined, ...packages: string[]): Found | undefined {
  const found = look()
  if (found !== undefined) return found
  const install = `apt-get update -qq && apt-get install -y -qq ${packages.join(' ')}`
  // Whoever asked says what is left out, or what to do.
  spawnSync('sh', ['-c', install], { stdio: 'ignore' })
  return look()
}

/** Tells whether a program is there, after that. */
export const ensureProgram = (name: string, ...packages: string[]): boolean =>
  ensured(() => pathOf(name), ...packages) !== undefined

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

interface Surroundings {
  env?: NodeJS.ProcessEnv
  cwd?: string
}

/** Starts a program and waits until it answers at an origin, or says that it is ready. What it says is told only if it does not. */
export async function runProgram(
  sign: string | RegExp,
  command: string,
  args: readonly string[],
  { env = process.env, cwd = '.' }: Surroundings = {},
) {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const isReady = Promise.withResolvers<void>()
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      said += text
      if (sign instanceof RegExp && sign.test(said)) isReady.resolve()
    })
  const ended = once(child, 'exit')
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    await ended
  }
  try {
    const failed = ended.then(() => Promise.reject(new Error('It ended at once.')))
    await Promise.race([sign instanceof RegExp ? isReady.promise : answering(sign), failed])
  } catch (error) {
    await stop()
    throw new Error(`${command} did not start.\n${said}`, { cause: error })
  }
  return { pid: child.pid ?? 0, said: () => said, ended, stop }
}
