import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { bundleService, compress } from '../build/hosts/integration.ts'
import { wantsService } from '../service/node/environment.ts'
import { refusal } from '../src/model/site-address.ts'
import { buildReport } from './build-report.ts'
import { swapFolder } from './copy-project.ts'
import { inputsOf, isUpToDate, noteBuilt } from './up-to-date.ts'

/**
 * Builds the site aside and puts it in the place of dist/ when it is whole: whoever serves dist/ meanwhile never shows
 * half a site, and a build that fails leaves the last good one. Where nothing has changed since, the last one stays. With
 * --unpressed it has no compressed copies, which nobody on the same machine asks for and take a third of the time.
 */

const isPressed = !process.argv.includes('--unpressed')
const aside = `.astro/build-${process.pid}`
const astro = [`--env-file=${join(import.meta.dirname, 'astro.env')}`, 'node_modules/astro/bin/astro.mjs']
process.on('exit', () => rmSync(aside, { recursive: true, force: true }))

refuse()
const inputs = inputsOf()
if (isUpToDate(inputs)) {
  console.log(`Nothing has changed since dist/ was built. ${buildReport('dist')}`)
  process.exit()
}
const { status } = spawnSync(process.execPath, [...astro, 'build', '--silent', '--outDir', aside], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)
if (isPressed) await compress(aside)
if (wantsService(aside)) await bundleService(aside)
swapFolder(aside, 'dist')
if (isPressed) noteBuilt(inputs)
console.log(buildReport('dist'))

/** Before anything is built: a site for visitors has no placeholders. */
function refuse(): void {
  try {
    const reason = refusal('.', process.env)
    if (reason === undefined) return
    console.error(reason)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
  process.exit(1)
}
