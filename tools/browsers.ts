import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { startServer } from '../deploy/local/server.ts'
import { ensured, pathOf } from './hosts/programs.ts'

/** Two pages that Chromium draws below the address bar of each new tab, which nobody sees here: half of a tab's cost. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** What Playwright turns off. Chromium heeds the last list alone, so ours says it again; a test compares them. */
const playwrights = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]

/** Flags that let Chromium run as root, in containers, without calling home and without what nobody sees. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The shell would fit letters to its pixels, and be the one browser whose pictures differ.
  '--font-render-hinting=none',
  `--disable-features=${[...playwrights, ...addressBar].join(',')}`,
]

/** Debian's Chromium without windows: a tab of it costs a tenth of a whole one's. */
const shell = 'chromium-headless-shell'
const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

interface Wanted {
  /** With windows, for those who open some themselves. */
  whole?: boolean
}

/** A Chromium to test with: the one named by CHROMIUM_PATH, else the system's, else Playwright's own. */
export function findChromium({ whole = false }: Wanted = {}): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  if (named) {
    if (!existsSync(named))
      throw new Error(`CHROMIUM_PATH is ${named}, and there is no such file. Correct it or unset it.`)
    return named
  }
  const names = whole ? systemNames : [shell, ...systemNames]
  return names.map(pathOf).find(Boolean) ?? [macChrome, chromium.executablePath()].find((path) => existsSync(path))
}

/** Finds a Chromium or installs one: Playwright's download first, then Debian's package where we may. */
export function ensureChromium({ whole = false }: Wanted = {}): string {
  const look = () => findChromium({ whole })
  if (!look()) spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
  const found = ensured(look, whole ? 'chromium' : shell)
  if (found) return found
  throw new Error('No Chromium was found, and none could be installed. Install one, or set CHROMIUM_PATH to it.')
}

/** Runs work with a Chromium at the built site, and ends both afterwards. */
export async function withBrowser(work: (browser: Browser, origin: string) => Promise<void>, wanted?: Wanted) {
  const browser = await chromium.launch({ executablePath: ensureChromium(wanted), args: chromiumFlags })
  try {
    const { origin, stop } = await startServer('dist')
    await work(browser, origin).finally(stop)
  } finally {
    await browser.close()
  }
}

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
