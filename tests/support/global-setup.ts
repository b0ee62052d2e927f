import { ensureChromium } from '../../tools/chromium.ts'
import { startServer } from '../../tools/with-server.ts'
import { buildFixture } from './fixture-site.ts'

/** Before all browser tests; what is returned runs after them. Playwright asks for a default export here. */
export default async function setup(): Promise<() => void> {
  ensureChromium()
  const site = await startServer()
  const fixture = await startServer(await buildFixture())
  // Playwright hands its environment on to the workers.
  process.env['SITE_ORIGIN'] = site.origin
  process.env['FIXTURE_ORIGIN'] = fixture.origin
  return () => {
    site.stop()
    fixture.stop()
  }
}
