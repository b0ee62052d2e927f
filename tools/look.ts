import { execSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { withBrowser } from './browsers.ts'

/** Pictures of pages at three widths in both themes, for whoever has just changed one: npm run look -- about */

const addresses = process.argv.slice(2).map((named) => `/${named.replace(/^\/+/, '')}`)
if (addresses.length === 0) {
  console.error('Name the pages to look at, such as: npm run look -- / about')
  process.exit(1)
}

try {
  execSync('npm run --silent build', { stdio: 'inherit' })
} catch {
  process.exit(1)
}

const folder = 'looks'
mkdirSync(folder, { recursive: true })

await withBrowser(async (browser, origin) => {
  for (const address of addresses) {
    const { ok } = await fetch(origin + address)
    if (ok) await look(browser, origin, address)
    else {
      console.error(`There is no page ${address}.`)
      process.exitCode = 1
    }
  }
})

async function look(browser: Browser, origin: string, address: string) {
  for (const width of [390, 820, 1440])
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme })
      await page.goto(origin + address)
      // Some islands wake at once; a picture shows the page as it is then.
      await page.waitForFunction(() => !document.querySelector('astro-island[ssr][client=load]'))
      const name = address.slice(1).replaceAll(/[/#?]/g, '_') || 'home'
      const path = `${folder}/${name}-${width}-${colorScheme}.png`
      await page.screenshot({ path, fullPage: true })
      console.log(path)
      await page.close()
    }
}
