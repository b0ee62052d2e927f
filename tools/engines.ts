import { execFileSync, spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'

/** What drives the other two engines, and Debian's packages that bring it. */
const needed = {
  firefox: { found: () => firefox() !== undefined, packages: ['firefox-esr'] },
  webkit: {
    found: () => knows('WebKitWebDriver') && knows('Xvfb') && miniBrowser() !== undefined,
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
}

export type Engine = keyof typeof needed

/** Firefox as Debian, or as everybody else, names it. */
export const firefox = (): string | undefined => ['firefox-esr', 'firefox'].find(knows)

/** WebKitGTK's own small browser, which its driver starts. */
export const miniBrowser = (): string | undefined =>
  globSync('/usr/{lib,lib/*,libexec}/webkit{2gtk,gtk}-*/MiniBrowser').toSorted().at(-1)

/** Finds an engine or installs Debian's package where we may. */
export function ensureEngine(engine: Engine): void {
  const { found, packages } = needed[engine]
  if (found()) return
  try {
    const command = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${packages.join(' ')}`
    execFileSync('sh', ['-c', command], { stdio: ['ignore', 'ignore', 'inherit'] })
  } catch {
    // The message below says what to do.
  }
  if (!found())
    throw new Error(
      `The tests need ${packages.join(' and ')}, and could not install them. Do so as root: apt-get install ${packages.join(' ')}`,
    )
}

function knows(command: string): boolean {
  return spawnSync('which', [command], { stdio: 'ignore' }).status === 0
}

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
