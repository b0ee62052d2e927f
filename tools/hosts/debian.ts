import { execFileSync, spawnSync } from 'node:child_process'

/** Finds a program, or installs Debian's packages for it where we may. Tells whether it is there. */
export function ensureProgram(name: string, ...packages: string[]): boolean {
  if (isThere(name)) return true
  try {
    const command = `apt-get update -qq && apt-get install -y -qq ${packages.join(' ')}`
    execFileSync('sh', ['-c', command], { stdio: ['ignore', 'ignore', 'ignore'] })
  } catch {
    // Whoever asked says what is left out.
  }
  return isThere(name)
}

function isThere(name: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${name}`]).status === 0
}
