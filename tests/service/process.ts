import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** The service in a process of its own, as a machine runs it; it is there once it has said so. */
export function startProcess(dist: string, env: Record<string, string>) {
  return startCommand(['service/node/main.ts', dist], { ...process.env, ...env })
}

/** The same by what else Node may run for it, and nowhere near the project if a folder is named. */
export async function startCommand(args: readonly string[], env: NodeJS.ProcessEnv, cwd = '.') {
  const child = spawn(process.execPath, args, {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  let said = ''
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        said += text
        if (said.includes('Messages are taken')) resolve()
      })
    ended.then(() => reject(new Error(`It ended at once.\n${said}`)))
  })
  return {
    pid: child.pid ?? 0,
    said: () => said,
    end: async (signal: 'SIGKILL' | 'SIGTERM') => {
      child.kill(signal)
      await ended
    },
  }
}
