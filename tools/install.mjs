// Installs the dependencies where they are missing, broken or older than the lockfile; with "site" only those of the site,
// which are two thirds of them: whoever only builds or edits it needs no tests. Plain JavaScript: it runs
// before anything is installed, on whatever Node the machine has. It runs before every script, and in a shell of
// its own (pre...): the shell that ran this Node would not look for ours again.
import { execSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'

/** From this version on, npm installs the native packages that a build needs; an older one leaves them out in silence. */
const oldest = [20, 19]

const isForSite = process.argv.includes('site')

refuseOldNode()
if (!upToDate()) install()

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return
  console.error(`This is Node ${process.versions.node}, and the site needs ${oldest.join('.')} or newer.`)
  console.error('Install one (https://nodejs.org, or your version manager) and try again. Nothing was changed.')
  process.exit(1)
}

function upToDate() {
  const have = packagesIn('node_modules/.package-lock.json')
  if (!have || !isWhole('node_modules/.bin/node')) return false
  return Object.entries(packagesIn('package-lock.json') ?? {}).every(
    ([path, wanted]) => path === '' || !isWanted(wanted) || isThere(path, wanted, have[path]),
  )
}

/**
 * What a lockfile lists; undefined where it is missing or was cut off while it was written.
 * @param {string} path
 */
function packagesIn(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages
  } catch {
    return undefined
  }
}

/**
 * Whether a package is needed here: those with native code are made for one system each.
 * @param {{ os?: string | string[], cpu?: string | string[], libc?: string[], optional?: boolean, dev?: boolean, devOptional?: boolean }} wanted
 */
function isWanted({ os, cpu, libc, optional, dev, devOptional }) {
  if (isForSite && dev) return false
  if (!optional && !devOptional) return true
  // Without a system of its own it is optional for other reasons, which only npm knows.
  if (!os || !cpu) return false
  // The Node that the project brings is made for glibc, so what it loads is, too.
  return (
    [os].flat().includes(process.platform) && [cpu].flat().includes(process.arch) && (!libc || libc.includes('glibc'))
  )
}

/**
 * Whether a package is there as a whole: listed, and on the disk as well.
 * @param {string} path
 * @param {{ version: string }} wanted
 * @param {{ version: string } | undefined} installed
 */
function isThere(path, wanted, installed) {
  return installed?.version === wanted.version && isWhole(`${path}/package.json`)
}

/** @param {string} path */
function isWhole(path) {
  return existsSync(path) && statSync(path).size > 0
}

function install() {
  console.log('Installing dependencies (once, and after the lockfile changes)')
  // npm exits with its own message; a stack trace of ours would only hide it.
  try {
    const which = isForSite ? '--omit=dev' : '--include=dev'
    execSync(`npm ci ${which} --no-audit --no-fund --no-update-notifier --loglevel=error`, { stdio: 'inherit' })
  } catch {
    process.exit(1)
  }
  if (isWhole('node_modules/.bin/node')) return
  console.error(
    `npm left out the Node that the project brings for this machine (${process.platform}, ${process.arch}).`,
  )
  console.error('It is an optional package: see that "npm config get omit" does not name optional, and try again.')
  process.exit(1)
}
