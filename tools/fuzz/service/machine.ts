import { rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { DatabaseSync } from 'node:sqlite'

/** Writes until there is no room. */
export function fill(file: string): () => void {
  for (let size = 1 << 20; size >= 1; size >>= 1)
    try {
      while (true) writeFileSync(file, Buffer.alloc(size), { flag: 'a' })
    } catch {
      // Perhaps less of it.
    }
  return () => rmSync(file, { force: true })
}

/** As another program that writes. */
export function lock(file: string): () => void {
  const database = new DatabaseSync(file, { timeout: 10_000 })
  database.exec('BEGIN EXCLUSIVE')
  return () => {
    if (database.isOpen) database.close()
  }
}

/** The status of the answer itself, behind any that only says to go on. */
export const statusOf = (answer: string) =>
  /^HTTP\/1\.1 (\d{3}) /.exec(answer.replace(/^HTTP\/1\.1 1\d\d .*?\r\n\r\n/s, ''))?.[1] ?? 'none'

export const isTaken = (answer: string) => statusOf(answer) === '201' || /\nlocation: \S*\/sent/i.test(answer)

/** All that comes back until it is closed. Whoever says that more comes, and sends no more, hangs up in the end. */
export function ask(port: number, bytes: Buffer): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  let answer = ''
  const socket = connect({ port, host: '127.0.0.1' })
  socket.setTimeout(20_000, () => socket.destroy())
  socket.on('data', (part) => {
    answer += part.toString('latin1')
  })
  socket.on('error', () => {})
  socket.on('close', () => resolve(answer))
  socket.write(bytes)
  return promise
}
