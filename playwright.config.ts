import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from './tools/chromium.ts'

const executablePath = findChromium()
const port = Number(process.env['TEST_PORT'] ?? 4399)

export default defineConfig({
  testDir: 'tests/browser',
  // Installs a Chromium where there is none; the workers, which read this file after that, then find it.
  globalSetup: './tests/support/chromium-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  workers: 2,
  reporter: [['dot']],
  snapshotPathTemplate: 'tests/visual/{arg}{ext}',
  // Room for another version's way of smoothing edges; a moved or recolored part is far beyond it.
  expect: { toHaveScreenshot: { maxDiffPixelRatio: 0.01, threshold: 0.25 } },
  use: {
    baseURL: `http://localhost:${port}`,
    // What a visitor would see at rest, so that no check races a transition; tests of motion turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: chromiumFlags, ...(executablePath && { executablePath }) },
  },
  webServer: {
    command: 'node tools/serve.ts',
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
  },
})
