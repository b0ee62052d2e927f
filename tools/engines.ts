import { globSync } from 'node:fs'
import { ensured, pathOf } from './hosts/programs.ts'

/** Firefox as Debian, or as everybody else, names it. */
export const firefox = (): string | undefined => ['firefox-esr', 'firefox'].find(pathOf)

/** WebKitGTK's own small browser, which its driver starts. */
export const miniBrowser = (): string | undefined =>
  globSync('/usr/{lib,lib/*,libexec}/webkit{2gtk,gtk}-*/MiniBrowser').toSorted().at(-1)

/** What drives the other two engines, and Debian's packages that bring it. */
const engines = {
  firefox: { look: firefox, packages: ['firefox-esr'] },
  webkit: {
    look: () => pathOf('WebKitWebDriver') && pathOf('Xvfb') && miniBrowser(),
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
}

export type Engine = keyof typeof engines

export const ensureEngine = (engine: Engine): string => needed(engines[engine].look, ...engines[engine].packages)

/** The command of a Java runtime, which the W3C's checker needs. */
export const ensureJava = (): string => needed(() => pathOf('java'), 'default-jre-headless')

/** Finds it or installs it where we may, or says what to do. */
function needed(look: () => string | undefined, ...packages: string[]): string {
  const found = ensured(look, ...packages)
  if (found) return found
  const names = packages.join(' and ')
  throw new Error(
    `The tests need ${names}, and could not install them. Do so as root: apt-get install ${packages.join(' ')}`,
  )
}
