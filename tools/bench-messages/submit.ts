import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'

/** Rows a second that a loop of nothing but INSERT gets onto the disk, as safely as the service does. */
export function insertBare(file: string, seconds: number): number {
  const database = new DatabaseSync(file)
  database.exec(
    'PRAGMA journal_mode = DELETE; PRAGMA synchronous = EXTRA; CREATE TABLE letters (id INTEGER PRIMARY KEY, text)',
  )
  const insert = database.prepare('INSERT INTO letters (text) VALUES (?)')
  const until = performance.now() + seconds * 1000
  let rows = 0
  while (performance.now() < until) {
    insert.run(`A letter of about as many words as the ones that the service is sent, number ${rows}`)
    rows += 1
  }
  database.close()
  return rows / seconds
}

interface Submitted {
  perSecond: number
  p99: string
  /** Answers that are none, or no good ones. */
  errors: number
}

/** Sends messages over and over, each with a word of its own. */
export async function submit(origin: string, connections: number, seconds: number): Promise<Submitted> {
  const folder = mkdtempSync(join(tmpdir(), 'wrk-'))
  const script = join(folder, 'submit.lua')
  writeFileSync(script, scriptFor(origin))
  const args = [
    '-t2',
    `-c${connections}`,
    `-d${Math.round(seconds)}s`,
    '--latency',
    // A machine that is busy with others is slow, which is no error.
    '--timeout',
    '20s',
    '-s',
    script,
    `${origin}/api/messages`,
  ]
  const { stdout } = await promisify(execFile)('wrk', args)
  rmSync(folder, { recursive: true })
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0)
  const [, ...sockets] = /connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout) ?? []
  return {
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p99: /99%\s+(\S+)/.exec(stdout)?.[1] ?? 'unknown',
    errors: sockets.reduce((sum, count) => sum + Number(count), number(/Non-2xx or 3xx responses: (\d+)/)),
  }
}

/** wrk's own language. Its threads share nothing, so each has a name of its own for its keys. */
function scriptFor(origin: string): string {
  return `local run = ${Date.now()}
local threads = 0
function setup(thread) threads = threads + 1; thread:set('name', threads) end
local n = 0
request = function()
  n = n + 1
  local body = 'firstName=Ada&lastName=Byron&email=ada%40example.com&inquiryType=software&message=Please+call+me+back,+'
  local headers = {['Content-Type'] = 'application/x-www-form-urlencoded', ['Accept'] = 'application/json', ['Origin'] = '${origin}'}
  return wrk.format('POST', nil, headers, body .. run .. '-' .. name .. '-' .. n)
end
`
}
