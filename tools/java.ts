import { execFileSync, spawnSync } from 'node:child_process'

/** Finds a Java runtime, which the W3C's checker needs, or installs Debian's where we may. Returns its command. */
export function ensureJava(): string {
  if (runs('java')) return 'java'
  try {
    const command = 'apt-get update -qq && apt-get install -y -qq default-jre-headless'
    execFileSync('sh', ['-c', command], { stdio: 'inherit' })
  } catch {
    // The message below says what to do.
  }
  if (runs('java')) return 'java'
  throw new Error('No Java was found, and none could be installed. Install a Java runtime, version 11 or newer.')
}

function runs(command: string): boolean {
  return spawnSync(command, ['-version'], { stdio: 'ignore' }).status === 0
}
