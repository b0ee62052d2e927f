import { fixtureOrigin } from '../support/fixture.ts'
import { openSections } from '../support/menu.ts'
import { expect, test } from '../support/test.ts'

test.describe.configure({ mode: 'serial' })

test('a test may leave anything behind', async ({ page }) => {
  await page.goto(fixtureOrigin)
  await page.evaluate(() => {
    localStorage.setItem('left', 'behind')
    sessionStorage.setItem('left', 'behind')
    addEventListener('pagehide', () => localStorage.setItem('last', 'words'))
  })
  await page.context().addCookies([{ name: 'left', value: 'behind', url: fixtureOrigin }])
  await page.emulateMedia({
    media: 'print',
    colorScheme: 'dark',
    forcedColors: 'active',
    reducedMotion: 'no-preference',
  })
  await page.setViewportSize({ width: 1000, height: 400 })
  await page.route('**/*.css', (route) => route.abort())
})

test('and the next finds nothing of it', async ({ page, viewport }) => {
  await page.goto(fixtureOrigin)
  const found = await page.evaluate(() => ({
    kept: [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie].join(),
    media: [
      'print',
      '(prefers-color-scheme: dark)',
      '(forced-colors: active)',
      '(prefers-reduced-motion: no-preference)',
    ].filter((query) => matchMedia(query).matches),
    width: innerWidth,
    hovered: document.querySelectorAll('header a:hover, header summary:hover').length,
  }))
  expect(found).toEqual({ kept: '', media: [], width: viewport?.width, hovered: 0 })
  await expect(openSections(page)).toHaveCount(0)
})

for (const name of ['addInitScript', 'exposeFunction', 'clock', 'close'] as const)
  test(`a shared tab refuses ${name}, which would stay`, ({ page }) => {
    expect(() => page[name]).toThrow('Use testAlone')
  })
