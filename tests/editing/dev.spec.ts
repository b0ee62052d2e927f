import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { test as base, expect as baseExpect, type Page, type Route } from '@playwright/test'
import sharp from 'sharp'
import { copyProject } from '../../tools/copy-project.ts'
import { runProgram } from '../../tools/hosts/programs.ts'
import { freePort } from '../../tools/serving.ts'
import { fixtureContent } from '../support/fixture-site.ts'
import { Editor } from './editor.ts'

interface Server {
  root: string
  editor: Editor
  /** What the terminal shows. */
  terminal: () => string
  origin: string
}

// The dev server makes the first page of a kind when somebody asks for it, which takes its time.
const expect = baseExpect.configure({ timeout: 120_000 })

const about = 'content/pages/about.md'
const facts = 'content/company.yaml'

/** Starts what `npm run dev` starts over a copy of the small site; `prepare` changes the copy before. */
async function withServer(use: (server: Server) => Promise<void>, prepare: (editor: Editor) => void = () => {}) {
  const root = copyProject(fixtureContent)
  const editor = new Editor(root)
  prepare(editor)
  const port = String(await freePort())
  const origin = `http://127.0.0.1:${port}`
  const env = { ...process.env, NODE_ENV: 'development', ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' }
  const args = [resolve('node_modules/astro/bin/astro.mjs'), 'dev', '--host', '127.0.0.1', '--port', port]
  const { said, stop } = await runProgram(origin, process.execPath, args, { env, cwd: root })
  await use({ root, editor, terminal: said, origin })
  await stop()
  rmSync(root, { recursive: true })
}

/** Asks for a page as browsers do: only pages that are asked for so are known to be in the making while a file changes. */
const ask = (address: string) => fetch(address, { headers: { accept: 'text/html' } })

/**
 * Opens a page and goes on as soon as it can be read: the server may tell it to come anew before it is whole, which would
 * break off a way that waits for the whole.
 */
async function visit(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** Waits until a page is made with a change: a tab that opens before is told to come anew, in the middle of its way. */
const expectServed = (address: string, words: string) =>
  expect.poll(async () => (await ask(address)).text()).toContain(words)

/** Puts the content back as it was, all but a word by which the server shows that it has read all of it again. */
async function putBack({ root, editor, origin }: Server, word: string): Promise<void> {
  for (const file of globSync('**/*.*', { cwd: join(root, 'content') }))
    if (!existsSync(join(fixtureContent, file))) rmSync(join(root, 'content', file))
  for (const file of globSync('**/*.*', { cwd: fixtureContent })) {
    const [from, to] = [join(fixtureContent, file), join(root, 'content', file)]
    if (!existsSync(to) || !readFileSync(from).equals(readFileSync(to))) cpSync(from, to)
  }
  editor.change(facts, (fields) => fields.set('tagline', `Kites, and boats that are called ${word}.`))
  await expectServed(`${origin}/about`, word)
}

// One server for all tests but the first, because it takes long to start. Each test finds the content as it was.
const test = base.extend<{ desk: Server; leaveTabs: undefined }, { server: Server }>({
  // The server may tell a tab to come anew once more after the test has seen what it came for, and Chromium can wait
  // without end for the close of a tab that is on its way.
  leaveTabs: [
    async ({ context }, use) => {
      await use(undefined)
      for (const tab of context.pages()) await expect(() => tab.goto('about:blank', { waitUntil: 'commit' })).toPass()
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  server: [({}, use) => withServer(use), { scope: 'worker', timeout: 600_000 }],
  desk: async ({ server }, use, { testId }) => {
    await putBack(server, testId)
    await use(server)
  },
})

test.describe.configure({ mode: 'default' })
test.slow()

test('it starts with an error, says where it is and how to mend it, and shows the page when it is mended', ({ page }) =>
  withServer(
    async ({ editor, terminal, origin }) => {
      await visit(page, `${origin}/about`)
      const entry = page.getByRole('listitem')
      await expect(entry).toHaveText(new RegExp(`^${about}:\\d+title has 5 characters, at least 8\\.Say more\\.$`))
      expect(terminal().split('title: has 5 characters, at least 8.')).toHaveLength(2)
      expect(terminal()).not.toMatch(/Unable to load|^ {4}at /m)

      editor.change(about, (fields) => fields.set('title', 'About the society'))
      await expect(page).toHaveTitle(/^About the society \|/)
    },
    (editor) => editor.change(about, (fields) => fields.set('title', 'Short')),
  ))

test('an error made while a page is open takes its place until it is mended', async ({
  page,
  desk: { editor, origin },
}) => {
  await visit(page, `${origin}/terms`)
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.textContent()
  editor.rewrite('content/pages/terms.md', (body) => `${body}\nSee [nothing](/nowhere).\n`)
  await expect(heading).toHaveText('The content has a problem')
  await expect(page.getByRole('listitem')).toContainText(/terms\.md.*line \d+ has a link to \/nowhere/)
  editor.rewrite('content/pages/terms.md', (body) => body.replace('See [nothing](/nowhere).', ''))
  await expect(heading).toHaveText(before ?? '')
})

test('a change is shown by a page that began to listen after it', async ({ page, desk: { editor, origin } }) => {
  const terms = 'content/pages/terms.md'
  // Vite keeps the news while nobody listens. With a second tab somebody does.
  const otherTab = await page.context().newPage()
  await visit(otherTab, `${origin}/about`)
  const changeMeanwhile = async (route: Route) => {
    editor.change(terms, (fields) => fields.set('title', 'Terms of the late'))
    await expectServed(`${origin}/terms`, '<title>Terms of the late')
    await route.continue()
  }
  await page.route('**/@vite/client', changeMeanwhile, { times: 1 })
  await visit(page, `${origin}/terms`)
  await expect(page).toHaveTitle(/^Terms of the late/)
})

test('a new alias leads to its page', async ({ page, desk: { editor, origin } }) => {
  editor.change(about, (fields) => fields.set('aliases', ['/who-we-are']))
  await expect.poll(async () => (await ask(`${origin}/who-we-are`)).status).toBe(200)
  await visit(page, `${origin}/who-we-are`)
  await page.waitForURL(`${origin}/about`, { waitUntil: 'commit' })
})

test('a renamed page answers at its new address', async ({ page, desk: { editor, origin } }) => {
  await visit(page, `${origin}/about`)
  const title = await page.title()
  editor.move('content/pages/harbor/evening-school.md', 'content/pages/harbor/night-school.md')
  await expect(page.getByRole('listitem').first()).toContainText('/harbor/evening-school, and there is no such page.')
  editor.readdress('/harbor/evening-school', '/harbor/night-school')
  await expect(page).toHaveTitle(title)
  // The server hears of the new file when the system tells it.
  await expect.poll(async () => (await ask(`${origin}/harbor/night-school`)).status).toBe(200)
  expect((await ask(`${origin}/harbor/evening-school`)).status).toBe(404)
})

test('a draft and an article still to come are marked', async ({ page, desk: { editor, origin } }) => {
  const markOf = (tab: Page) => tab.getByText(/^(Draft|Scheduled for .*)$/)
  await visit(page, `${origin}/terms`)
  await expect(markOf(page)).toHaveCount(0)
  editor.change('content/pages/terms.md', (fields) => fields.set('status', 'draft'))
  await expect(markOf(page)).toHaveText('Draft')
  // In a tab of its own: Vite may tell this one twice of the same change, which would break off the way.
  const article = await page.context().newPage()
  await visit(article, `${origin}/insights/letters/maps`)
  await expect(markOf(article)).toHaveCount(0)
  editor.change('content/insights/letters/maps.md', (fields) => fields.set('date', '2999-11-30'))
  await expect(markOf(article)).toHaveText('Scheduled for November 30, 2999')
})

test('what is wrong with a draft stands at that draft alone', async ({ desk: { editor, origin } }) => {
  editor.add('content/pages/unfinished.md', { kind: 'legal', status: 'draft', name: 'Unfinished' }, 'Soon.')
  await expectServed(`${origin}/unfinished`, 'is missing.')
  editor.change(facts, (fields) => fields.set('tagline', 'Kites beside a draft'))
  await expectServed(`${origin}/about`, 'Kites beside a draft')
})

test('an article still to come is marked in lists, too', async ({ page, desk: { editor, origin } }) => {
  editor.change('content/insights/notes/knots.md', (fields) => fields.set('date', '2999-11-30'))
  await expectServed(`${origin}/insights/notes`, 'November 30, 2999')
  await visit(page, `${origin}/insights/notes`)
  await expect(page.getByRole('link', { name: /^Scheduled for November 30, 2999: / }).first()).toBeVisible()
})

test('an image is shown, and shown anew when it is replaced', async ({ page, desk: { root, editor, origin } }) => {
  const draw = (color: string) =>
    sharp({ create: { width: 600, height: 300, channels: 3, background: color } })
      .png()
      .toBuffer()
  writeFileSync(join(root, 'content/insights/notes/flag.png'), await draw('red'))
  editor.rewrite('content/insights/notes/tides.md', (body) => `${body}\n![A flag](flag.png)\n`)
  await expectServed(`${origin}/insights/notes/tides`, 'alt="A flag"')
  await visit(page, `${origin}/insights/notes/tides`)
  const flag = page.getByRole('img', { name: 'A flag' })
  const color = () =>
    flag
      .evaluate((image: HTMLImageElement) => {
        // It is fetched when it comes into view, and a page that comes anew may start at its top.
        image.scrollIntoView()
        const canvas = new OffscreenCanvas(1, 1).getContext('2d')
        canvas?.drawImage(image, 0, 0)
        const [red = 0, , blue = 0] = canvas?.getImageData(0, 0, 1, 1).data ?? []
        return red > blue ? 'red' : blue > red ? 'blue' : 'nothing yet'
      })
      // The page comes anew when the file changes, and may do so in the middle of a look at it.
      .catch(() => 'between two pages')
  await expect.poll(color).toBe('red')
  writeFileSync(join(root, 'content/insights/notes/flag.png'), await draw('blue'))
  await expect.poll(color).toBe('blue')
})
