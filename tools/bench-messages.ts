import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProcess } from '../tests/service/process.ts'
import { writeServiceSite } from '../tests/service/site.ts'
import { atRest, sizeOf } from './bench-load/wrk.ts'
import { insertBare, submit } from './bench-messages/submit.ts'
import { ensureProgram } from './hosts/programs.ts'
import { freePort } from './with-server.ts'

/**
 * Messages a second over 64 connections, each on the disk before it is acknowledged: the service beside a bare loop of
 * INSERT on the same kind of file, in turns, so that a busy machine slows both alike. Look at the ratio.
 * SECONDS=10 measures shorter.
 */

const connections = 64
const rounds = 3
const seconds = Number(process.env['SECONDS'] ?? 30)

if (!ensureProgram('wrk', 'wrk')) throw new Error('There is no wrk. Install wrk.')
const folder = mkdtempSync(join(tmpdir(), 'bench-'))
writeServiceSite(folder)
const port = await freePort()
const env = { PORT: String(port), DATA_FOLDER: join(folder, 'data'), MESSAGES_PER_MINUTE: '1000000000' }
const service = await startProcess(folder, env)
const origin = `http://127.0.0.1:${port}`

try {
  // A program warms up.
  await submit(origin, connections, 10)
  for (let round = 1; round <= rounds; round++) {
    const bare = insertBare(join(folder, `bare-${round}.db`), seconds / rounds)
    const { perSecond, p99, errors } = await submit(origin, connections, seconds)
    await atRest()
    const { megabytes, descriptors } = sizeOf(service.pid)
    console.log(
      `round ${round}: bare INSERT ${bare.toFixed(0)}/s, accepted ${perSecond.toFixed(0)}/s (${(perSecond / bare).toFixed(1)} of bare), p99 ${p99}, errors ${errors}; at rest ${megabytes} MB, ${descriptors} descriptors`,
    )
    if (errors > 0) process.exitCode = 1
  }
} finally {
  await service.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}
