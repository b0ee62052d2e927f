// Installs the dependencies where they are missing or older than the lockfile. Plain JavaScript: it runs
// before anything is installed, on whatever Node (20.19 or newer) the machine has. It runs before every script,
// and in a shell of its own (pre...): the shell that ran this Node would not look for ours again.
import { execSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** @param {string} path */
const packagesIn = (path) => JSON.parse(readFileSync(path, 'utf8')).packages

function upToDate() {
  const installed = 'node_modules/.package-lock.json'
  if (!existsSync(installed) || !existsSync('node_modules/.bin/node')) return false
  const have = packagesIn(installed)
  // Optional packages are for other machines as often as for this one, so their absence says nothing.
  return Object.entries(packagesIn('package-lock.json')).every(
    ([path, wanted]) => path === '' || wanted.optional || wanted.devOptional || have[path]?.version === wanted.version,
  )
}

if (!upToDate()) {
  console.log('Installing dependencies (once, and after the lockfile changes)')
  // npm exits with its own message; a stack trace of ours would only hide it.
  try {
    execSync('npm ci --no-audit --no-fund --loglevel=error', { stdio: 'inherit' })
  } catch {
    process.exit(1)
  }
}
