import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { answering } from '../with-server.ts'

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
