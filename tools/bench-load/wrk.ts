import { execFile } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

export interface Load {
  requests: number
  perSecond: number
  /** Answers that are none, or no good ones. */
  errors: number
}

/** Asks for a page over and over. With `known`, every other time as somebody who has it already. */
export async function load(address: string, connections: number, seconds: number, known = false): Promise<Load> {
  // One thread: each host is one process, and the client is not to take its processor.
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '-H', 'Accept-Encoding: gzip, br']
  const script = known ? ['-s', await everyOther(address)] : []
  const { stdout } = await promisify(execFile)('wrk', [...args, ...script, address])
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0)
  const [, ...sockets] = /connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout) ?? []
  return {
    requests: number(/(\d+) requests in/),
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    errors: sockets.reduce((sum, count) => sum + Number(count), number(/Non-2xx or 3xx responses: (\d+)/)),
  }
}

/** wrk's own language: asks once plainly, once with the page's ETag. */
async function everyOther(address: string): Promise<string> {
  const { headers } = await fetch(address, { headers: { 'Accept-Encoding': 'br' } })
  const file = join(mkdtempSync(join(tmpdir(), 'wrk-')), 'every-other.lua')
  const plain = "wrk.format('GET')"
  const again = `wrk.format('GET', nil, {['Accept-Encoding'] = 'gzip, br', ['If-None-Match'] = '${headers.get('etag')}'})`
  writeFileSync(
    file,
    `local n = 0\nrequest = function() n = n + 1; if n % 2 == 0 then return ${again} end; return ${plain} end\n`,
  )
  return file
}
