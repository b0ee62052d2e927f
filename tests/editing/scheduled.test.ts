import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parentAddress } from '../../src/model/address.ts'
import { readContent } from '../../src/model/read.ts'
import { copyProject } from '../../tools/copy-project.ts'
import { build } from '../support/build.ts'
import { fixture } from '../support/fixture.ts'
import { fixtureContent } from '../support/fixture-site.ts'
import { sampleFields } from '../support/sample.ts'
import { Editor } from './editor.ts'
import { article, articleText } from './texts.ts'

const project = copyProject(fixtureContent)
afterAll(() => rmSync(project, { recursive: true }))

/** An article of the same category that is out: what holds for it must not hold for the other. */
const model = fixture.pages.find((page) => page.kind === 'article')
if (!model) throw new Error('The fixture has no article.')
const category = parentAddress(model.address)
const file = `content${category}/from-the-future.md`
const draft = 'content/pages/workshop/unfinished.md'

describe('an article whose day has not come', () => {
  let outcome: Awaited<ReturnType<typeof build>>
  beforeAll(async () => {
    const fields = article('the far future', model.related)
    new Editor(project).add(file, { ...fields, date: '2999-12-31' }, articleText('the far future'))
    new Editor(project).add(draft, sampleFields({ kind: 'legal', status: 'draft' }), 'To be written.')
    // A host may set NODE_ENV to anything: a build is a build all the same.
    outcome = await build(project, { NODE_ENV: 'test' })
  })

  /** The built files that name an address, from the folder of the build. */
  const naming = (address: string) => {
    const dist = join(project, 'dist')
    const named = globSync('**/*.{html,xml,json}', { cwd: dist }).filter((name) =>
      readFileSync(join(dist, name), 'utf8').includes(address),
    )
    return named.map((name) => name.replaceAll('\\', '/'))
  }

  test('lets the build succeed', () => expect(outcome).toMatchObject({ ok: true }))

  test('is told to whoever builds, with its file and its day', () => {
    expect(outcome.output).toContain(`${file} is dated 2999-12-31 and left out of builds until then.`)
  })

  test('and so is a draft, which has no page either', () => {
    expect(outcome.output).toContain(`${draft} is a draft and left out of builds.`)
    expect(naming('unfinished')).toEqual([])
    expect(globSync('**/unfinished*', { cwd: join(project, 'dist') })).toEqual([])
  })

  test('has no page, and is in no list, no sitemap and no other file', () => {
    expect(globSync('**/*future*', { cwd: join(project, 'dist') })).toEqual([])
    expect(naming('from-the-future')).toEqual([])
    // The same search finds an article that is out in each of these places.
    expect(naming(model.address)).toEqual(
      expect.arrayContaining([`${category.slice(1)}.html`, 'insights.html', 'sitemap.xml']),
    )
  })

  test('is known to the tests as scheduled', () => {
    const { pages, scheduled } = readContent(project, { today: new Date() })
    expect(pages.some(({ address }) => address.endsWith('from-the-future'))).toBe(false)
    expect(scheduled).toMatchObject([{ address: `${category}/from-the-future`, file, date: '2999-12-31' }])
  })

  test('can be read by whoever writes it', () => {
    const { pages } = readContent(project, { today: new Date(), withUnpublished: true })
    expect(pages.some(({ address }) => address.endsWith('from-the-future'))).toBe(true)
  })
})
