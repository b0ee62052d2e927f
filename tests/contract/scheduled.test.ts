import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readContent } from '../../src/model/read.ts'
import { copyProject } from '../../tools/copy-project.ts'
import { build } from '../support/build.ts'

const category = '/insights/blog/opinion'
const file = `content${category}/from-the-future.md`
const root = copyProject()
afterAll(() => rmSync(root, { recursive: true }))

/** An article of the same category that is out: what holds for it must not hold for the other. */
const model = readContent('.', { today: new Date() }).pages.find(
  ({ kind, address }) => kind === 'article' && address.startsWith(category),
)

describe('an article whose day has not come', () => {
  let outcome: Awaited<ReturnType<typeof build>>
  beforeAll(async () => {
    if (!model) throw new Error(`${category} has no article to start from.`)
    const text = readFileSync(model.file, 'utf8')
      .replace(/^date: .*$/m, 'date: 2999-12-31')
      .replace(/^(title|summary): .*$/gm, '$1: An essay from the future')
      .replace(/^description: .*$/m, `description: ${'An essay that is out only in the far future. '.repeat(2).trim()}`)
    writeFileSync(join(root, file), text)
    // Vitest sets NODE_ENV to test, as a host may set it to anything: a build is a build all the same.
    outcome = await build(root)
  }, 120_000)

  /** The built files that name an address, from the folder of the build. */
  const naming = (address: string) => {
    const dist = join(root, 'dist')
    const named = globSync('**/*.{html,xml,json}', { cwd: dist }).filter((name) =>
      readFileSync(join(dist, name), 'utf8').includes(address),
    )
    return named.map((name) => name.replaceAll('\\', '/'))
  }

  test('lets the build succeed', () => expect(outcome).toMatchObject({ ok: true }))

  test('is told to whoever builds, with its file and its day', () => {
    expect(outcome.output).toContain(`${file} is dated 2999-12-31 and left out of builds until then.`)
  })

  test('has no page, and is in no list, no sitemap and no other file', () => {
    expect(globSync('**/*future*', { cwd: join(root, 'dist') })).toEqual([])
    expect(naming('from-the-future')).toEqual([])
    // The same search finds an article that is out in each of these places.
    expect(naming(model?.address ?? '')).toEqual(
      expect.arrayContaining([`${category.slice(1)}.html`, 'insights.html', 'sitemap.xml']),
    )
  })

  test('is known to the tests as scheduled', () => {
    const { pages, scheduled } = readContent(root, { today: new Date() })
    expect(pages.some(({ address }) => address.endsWith('from-the-future'))).toBe(false)
    expect(scheduled).toMatchObject([{ address: `${category}/from-the-future`, file, date: '2999-12-31' }])
  })

  test('can be read by whoever writes it', () => {
    const { pages } = readContent(root, { today: new Date(), withScheduled: true })
    expect(pages.some(({ address }) => address.endsWith('from-the-future'))).toBe(true)
  })
})
