import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'node:tls'
import { promisify } from 'node:util'
import { listening } from '../../deploy/local/server.ts'
import { hostTool } from '../../tools/hosts/programs.ts'
import { certificate } from '../../tools/hosts/start.ts'

interface Report {
  scan: { grade: string; score: number }
  tests: Record<string, { result: string; pass: boolean; scoreModifier: number }>
}

/** What MDN's Observatory says of a host. It asks only over TLS, so that stands before the host for as long as it looks. */
export async function observe(origin: string): Promise<Report> {
  const scratch = mkdtempSync(join(tmpdir(), 'certificate-'))
  const { cert, key } = certificate(scratch)
  const front = createServer({ cert: readFileSync(cert), key: readFileSync(key) }, (visitor) => {
    const host = connect(Number(new URL(origin).port), '127.0.0.1')
    for (const end of [visitor, host]) end.on('error', () => end.destroy())
    visitor.pipe(host).pipe(visitor)
  })
  const port = await listening(front)
  try {
    const scan = hostTool('@mdn/mdn-http-observatory/src/scan.js')
    // It asks which names browsers know as encrypted beforehand. A host of these tests is none of them.
    const preloaded = hostTool('@mdn/mdn-http-observatory/conf/hsts-preload.json')
    if (!existsSync(preloaded)) writeFileSync(preloaded, '{}')
    const env = { ...process.env, NODE_EXTRA_CA_CERTS: cert }
    const { stdout } = await promisify(execFile)(process.execPath, [scan, `localhost:${port}`], { env })
    return JSON.parse(stdout)
  } finally {
    front.close()
    rmSync(scratch, { recursive: true })
  }
}
