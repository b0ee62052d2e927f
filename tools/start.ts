import { spawnSync } from 'node:child_process'
import { askedPort } from './port.ts'

/** npm start: builds the site, then serves it. In one process, so that whoever stops npm stops the server. */

await askedPort()
const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)
await import('./serve.ts')
