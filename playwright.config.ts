import { defineConfig } from '@playwright/test'
import { siteOrigin } from './tests/support/origins.ts'
import { chromiumFlags, findChromium } from './tools/browsers.ts'

const executablePath = findChromium()

export default defineConfig({
  projects: [
    { name: 'visiting', testDir: 'tests/browser' },
    { name: 'looking', testDir: 'tests/pictures' },
    { name: 'failing', testDir: 'tests/faults' },
    { name: 'editing', testDir: 'tests/editing', testMatch: '*.spec.ts' },
    { name: 'sending', testDir: 'tests/service', testMatch: '*.spec.ts' },
  ],
  // Finds a Chromium and serves the site and the fixture; the workers, which read this file after that, know where.
  globalSetup: './tests/support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  // What waits this long hangs. A busy machine stands still for seconds, and no test here measures time.
  timeout: 300_000,
  workers: 2,
  reporter: [['dot']],
  snapshotPathTemplate: 'tests/visual/{arg}{ext}',
  // Room for another version's way of smoothing edges; a moved or recolored part is far beyond it.
  expect: { timeout: 60_000, toHaveScreenshot: { maxDiffPixelRatio: 0.01, threshold: 0.25 } },
  use: {
    baseURL: siteOrigin,
    // What a visitor would see at rest, so that no check races a transition; tests of motion turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: chromiumFlags, ...(executablePath && { executablePath }) },
  },
})
