import { spawnSync } from 'node:child_process'
import { askedPort } from './port.ts'

/**
 * npm start: builds the site, then serves it. In one process, and in the place of npm's shell (exec): that would keep
 * npm's signals to itself, and the server would outlive npm.
 */

await askedPort()
const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)
await import('./serve.ts')
