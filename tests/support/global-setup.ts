import { startServer } from '../../deploy/local/server.ts'
import { ensureChromium } from '../../tools/browsers.ts'
import { buildFixture } from './fixture-site.ts'

/** Before all browser tests; what is returned runs after them. Playwright asks for a default export here. */
export default async function setup(): Promise<() => Promise<void>> {
  ensureChromium()
  const site = await startServer('dist')
  const fixture = await startServer(await buildFixture())
  // Playwright hands its environment on to the workers.
  process.env['SITE_ORIGIN'] = site.origin
  process.env['FIXTURE_ORIGIN'] = fixture.origin
  return async () => {
    await site.stop()
    await fixture.stop()
  }
}
