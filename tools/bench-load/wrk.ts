import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startNginx } from '../hosts/start.ts'
import { freePort } from '../with-server.ts'

/**
 * The site on nginx, and beside it, in the same nginx, one file of some bytes with nothing around it but the same cache
 * of open files. One worker, as each of the other hosts is one process: with two, luck says how many connections each gets.
 */
export async function startBare(bytes: Buffer) {
  const folder = mkdtempSync(join(tmpdir(), 'bare-'))
  writeFileSync(join(folder, 'file'), bytes)
  // nginx's workers are nobody in particular.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const server = `  server {\n    listen 127.0.0.1:${port};\n    root ${folder};\n    open_file_cache max=4096;\n  }\n`
  const { origin, stop } = await startNginx('dist', { workers: 1, more: server })
  return { origin: origin.replace('localhost', '127.0.0.1'), bare: `http://127.0.0.1:${port}/file`, stop }
}

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

interface Size {
  descriptors: number
  megabytes: number
}

/** How a process stands before and after many requests, the first of them left out: a program warms up. Linux only. */
export async function watchProcess(pid: number, many: number, work: () => Promise<Load>) {
  await work()
  await atRest()
  const before = sizeOf(pid)
  let requests = 0
  while (requests < many) requests += (await work()).requests
  await atRest()
  return { before, after: sizeOf(pid), requests }
}

/** Until the server has closed what nobody uses any more. */
export const atRest = () => new Promise((resolve) => setTimeout(resolve, 7_000))

export function sizeOf(pid: number): Size {
  const [, kilobytes = 0] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return { descriptors: readdirSync(`/proc/${pid}/fd`).length, megabytes: Math.round(Number(kilobytes) / 1024) }
}
