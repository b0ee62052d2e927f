import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** The service in a process of its own, as a machine runs it; it is there once it has said so. */
export async function startProcess(dist: string, env: Record<string, string>) {
  const child = spawn(process.execPath, ['service/node/main.ts', dist], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = once(child, 'exit')
  let said = ''
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (text) => {
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
