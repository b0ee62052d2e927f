import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { test as base, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { startServer } from '../../deploy/local/server.ts'
import { mostBytes } from '../../src/model/images/formats.ts'
import { pageLimit } from '../../tools/build-report.ts'
import { copyProject } from '../../tools/copy-project.ts'
import { inItsTypefaces } from '../support/awake.ts'
import { expectAccessible } from '../support/axe.ts'
import { build } from '../support/build.ts'
import { listenTo } from '../support/complaints.ts'
import { fixtureContent } from '../support/fixture-site.ts'
import { holdBack } from '../support/hold.ts'
import { photograph } from '../support/photograph.ts'
import { shifts, sideways, watchShifts } from '../support/reach.ts'
import { Editor } from './editor.ts'

const folder = 'content/insights/letters'
const article = '/insights/letters/lamps'

const drawing = `<?xml version="1.0"?>
<!-- /home/ada/lamps.svg -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 240"><metadata>Ada Example</metadata>
  <path d="M20 220 L300 20 L580 220 Z" fill="none" stroke="#14181b" stroke-width="3"/></svg>`

const top = '![Gravel on the beach](./gravel.jpg "The beach\'s \\"gravel\\", after the tide.")\n\n'
const bottom = `
The lamp stands by the sea.[^sea] It burns oil.[^oil] See [the harbor](/harbor).

![A lamp in section](lamp.svg "A lamp in section.")

| Lamp | Height | Light |
| --- | --- | --- |
| The first | Nine meters | White, every four seconds |
| The second | Twelve meters | Red, without a pause |

> Light it before it is dark, and nobody will ask where the harbor is.

[^sea]: Since it was built, as [the notes](/insights/notes) say.
[^oil]: *Clean* oil.
`

interface Site {
  root: string
  origin: string
}

// A copy of the small site in which one article has everything that an article may have.
const test = base.extend<{ visitor: Page }, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const root = copyProject(fixtureContent)
      writeFileSync(join(root, folder, 'gravel.jpg'), await photograph())
      writeFileSync(join(root, folder, 'lamp.svg'), drawing)
      new Editor(root).rewrite(`${folder}/lamps.md`, (body) => `\n${top}${body}${bottom}`)
      const { ok, output } = await build(root)
      if (!ok) throw new Error(output)
      const { origin, stop } = await startServer(join(root, 'dist'))
      await use({ root, origin })
      await stop()
      rmSync(root, { recursive: true })
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  // On the article, with an ear for whatever the browser complains about.
  visitor: async ({ page, site: { origin } }, use) => {
    const complaints = await listenTo(page, [origin])
    await page.goto(origin + article)
    await use(page)
    expect(complaints).toEqual([])
  },
})

test.describe.configure({ mode: 'serial' })
test.slow()

/** Reads on to the end, until every image is there. */
async function readOn(page: Page) {
  for (const image of await page.locator('main img').all()) {
    await image.scrollIntoViewIfNeeded()
    await expect(image).toHaveJSProperty('complete', true)
    expect(await image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  }
}

test('the page and every image are light, each image is narrow enough and says nothing about where it was made', async ({
  site: { root },
}) => {
  const dist = join(root, 'dist')
  expect(brotliCompressSync(readFileSync(join(dist, `${article}.html`))).length).toBeLessThanOrEqual(pageLimit)
  const made = globSync('_astro/**/*.{avif,webp,svg,jpg,jpeg,png}', { cwd: dist })
  expect(made.map((file) => file.replace(/^_astro\/(\w+)\..*\./, '$1.')).sort()).toEqual([
    ...Array(4).fill('gravel.avif'),
    ...Array(4).fill('gravel.webp'),
    'lamp.svg',
  ])
  for (const file of made) {
    const bytes = readFileSync(join(dist, file))
    expect(bytes.length, file).toBeLessThanOrEqual(mostBytes)
    expect(/Ada Example|Example Cameras|home.ada/.test(bytes.toString('latin1')), file).toBe(false)
    const { width, exif, xmp, icc } = await sharp(bytes).metadata()
    expect(width).toBeLessThanOrEqual(1600)
    expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined])
  }
})

test('nothing moves when images arrive', async ({ page, site: { origin } }) => {
  const release = await holdBack(page, '**/_astro/*.{avif,webp,svg}')
  await page.goto(origin + article, { waitUntil: 'domcontentloaded' })
  await inItsTypefaces(page)
  await watchShifts(page)
  release()
  await readOn(page)
  expect(await shifts(page)).toBe(0)
})

test('a photograph comes in two formats and several widths, at once on the first screen; a drawing later', async ({
  visitor,
}) => {
  await expect(visitor.getByRole('img', { name: 'Gravel on the beach' })).toBeVisible()
  const facts = await visitor.locator('main figure.picture').evaluateAll((figures) =>
    figures.map((figure) => ({
      formats: [...figure.querySelectorAll('source')].map(({ type }) => type),
      widths: [...figure.querySelectorAll('img')].map(({ srcset }) => srcset.match(/ \d+w/g)?.length),
      size: [...figure.querySelectorAll('img')].map(
        (img) => `${img.getAttribute('width')} × ${img.getAttribute('height')}`,
      ),
      isLazy: [...figure.querySelectorAll('img')].map(({ loading }) => loading === 'lazy'),
      caption: figure.querySelector('figcaption')?.textContent,
    })),
  )
  expect(facts).toEqual([
    {
      formats: ['image/avif'],
      widths: [4],
      size: ['1344 × 1008'],
      isLazy: [false],
      caption: 'The beach’s “gravel”, after the tide.',
    },
    { formats: [], widths: [undefined], size: ['600 × 240'], isLazy: [true], caption: 'A lamp in section.' },
  ])
  const lamp = visitor.getByRole('img', { name: 'A lamp in section' })
  await expect(lamp).toHaveAttribute('src', /^\/_astro\/lamp\.[\w-]+\.svg$/)
})

test('it fits every width, and is accessible in both themes', async ({ visitor }) => {
  for (const width of [320, 820, 1440]) {
    await visitor.setViewportSize({ width, height: 900 })
    await readOn(visitor)
    expect(await sideways(visitor), `at ${width} px`).toBe(0)
    await expectAccessible(visitor, { what: `at ${width} px` })
  }
})

test('footnotes lead there and back, and are in no list of contents', async ({ visitor }) => {
  const contents = visitor.getByRole('navigation', { name: 'Contents' })
  await expect(contents.getByRole('link', { name: 'Sundays' })).toBeVisible()
  await expect(contents.getByRole('link', { name: /footnote/i })).toHaveCount(0)
  await visitor.getByRole('link', { name: '2', exact: true }).click()
  const note = visitor.locator('li:target')
  await expect(note).toContainText('Clean oil.')
  await note.getByRole('link', { name: 'Back to reference 2' }).click()
  await expect(visitor.locator('a:target')).toHaveText('2')
})

test('an image that did not change is not made again', async ({ site: { root } }) => {
  const { output } = await build(root)
  expect(output.match(/reused cache entry/g)).toHaveLength(8)
  expect(output).not.toMatch(/before: .* after: /)
})
