import { spawnSync } from 'node:child_process'
import { marker } from '../build/placeholder-marks/mark.ts'
import { readPlaceholders } from '../src/model/launch/placeholders.ts'
import { askedPort, serveSite } from './serving.ts'

/**
 * npm start: builds the site, then serves it to its owner, with placeholders marked. In one process, and in the place of
 * npm's shell (exec): that would keep npm's signals to itself, and the server would outlive npm.
 */

await askedPort('npm start')
// Nobody else sees it, so placeholders may be left, whatever its address is.
const env = { ...process.env, PLACEHOLDERS: process.env['PLACEHOLDERS'] || 'allow' }
const { status } = spawnSync('npm', ['run', '--silent', 'build', '--', '--unpressed'], { stdio: 'inherit', env })
if (status !== 0) process.exit(status ?? 1)
await serveSite('dist', () => marker(readPlaceholders('.')))
