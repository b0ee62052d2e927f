import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readPlaceholders } from '../../src/model/launch/placeholders.ts'
import { isPublic, refusal } from '../../src/model/site-address.ts'
import { folderOfFile, folderOfTest } from '../support/scratch.ts'
import { writeFiles } from '../support/tiny-site.ts'
import { site } from '../unit/mistakes/site.ts'

/** The smallest content, and what is to be different in it, in a project folder. */
function project(files: Record<string, string> = {}, root = folderOfTest()): string {
  writeFiles(root, { ...site, ...files })
  return root
}

const facts = 'content/company.yaml'
const about = 'content/pages/about.md'
const fictional = project({}, folderOfFile())
const count = readPlaceholders(fictional).length

/** Nothing in it stands in for something real. */
const real = project(
  {
    [facts]: (site[facts] ?? '')
      .replaceAll(/(?:\w+\.)?example\.com/g, 'society.org')
      .replace('7946 0142', '7219 4272')
      .replace('Example Street', 'High Street'),
  },
  folderOfFile(),
)

test('each placeholder is found in its file and field', () => {
  const found = readPlaceholders(fictional).map(({ file, field, written }) => [file, field, written])
  expect(found).toContainEqual([facts, 'emails.support', 'support@example.com'])
  expect(found).toContainEqual([facts, 'offices[0].phone', '+44 20 7946 0142'])
  expect(found).toContainEqual([facts, 'offices[0].address[0]', '20 Example Street'])
  expect(found).toContainEqual([facts, 'social[0].href', 'https://example.com/profile'])
  expect(readPlaceholders(real)).toEqual([])
})

test('drafts, which visitors do not get, are looked into on demand; what cannot be read is left to others', () => {
  const draft = (site[about] ?? '').replace('kind: legal', 'kind: legal\nstatus: draft')
  const root = project({ [about]: `${draft}\nTODO\n`, 'content/pages/broken.md': 'TODO' })
  expect(readPlaceholders(root).filter(({ file }) => file !== facts)).toEqual([])
  expect(readPlaceholders(root, { withDrafts: true }).at(-1)).toMatchObject({ file: about, written: 'TODO' })
})

test.each([
  ['https://quintara.com', true],
  ['https://preview.quintara.com', true],
  ['https://www.example.com', false],
  ['https://site.test', false],
  ['https://quintara.example', false],
  ['https://preview.localhost', false],
  ['https://localhost:4321', false],
])('%s is an address that others can come to: %s', (address, expected) => expect(isPublic(address)).toBe(expected))

describe('a build', () => {
  test('for a real address is refused with every placeholder, its cure, and how to build all the same', () => {
    const said = refusal(fictional, { SITE_URL: 'https://quintara.com' })
    // The setting stands in the place of one of them.
    expect(said).toContain(`Not built: https://quintara.com is a real address, and ${count - 1} placeholders are left.`)
    expect(said).toContain(
      `${facts}\n  emails, support: "support@example.com" is an example e-mail address.\n  Write an`,
    )
    expect(said).toContain('PLACEHOLDERS=allow npm run build')
    expect(said).not.toContain('site: "https://www.example.com"')
  })

  test('is refused as well where the facts have the real address', () => {
    const text = (site[facts] ?? '').replace('site: https://www.example.com', 'site: https://quintara.com')
    expect(refusal(project({ [facts]: text }), {})).toContain('Not built: https://quintara.com is a real address')
  })

  test.each([
    ['the address is an example', fictional, {}],
    ['the setting is one', fictional, { SITE_URL: 'https://preview.test' }],
    ['it is told otherwise', fictional, { SITE_URL: 'https://quintara.com', PLACEHOLDERS: 'allow' }],
    ['no placeholder is left', real, { SITE_URL: 'https://quintara.com', PLACEHOLDERS: '' }],
    // The build tells what is wrong with it, with all that is wrong elsewhere.
    ['the setting is no address', fictional, { SITE_URL: 'quintara' }],
  ])('goes on where %s', (_case, root, setting) => expect(refusal(root, setting)).toBe(undefined))

  test.each(['yes', 'Allow', '0'])('does not know PLACEHOLDERS=%s, and says what it knows', (PLACEHOLDERS) => {
    const message = `PLACEHOLDERS\n  environment: is "${PLACEHOLDERS}", which is not known.\n  Set it to allow`
    expect(() => refusal(real, { PLACEHOLDERS })).toThrow(message)
  })
})

function run(tool: string, root: string, setting: Record<string, string>) {
  const env = { ...process.env, SITE_URL: '', PLACEHOLDERS: '', ...setting }
  const [file = '', ...args] = tool.split(' ')
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve(`tools/${file}.ts`), ...args], {
    ...{ cwd: root, env, encoding: 'utf8' },
  })
  return [status, stdout + stderr]
}

test.each<[tool: string, setting: Record<string, string>, status: number, message: string]>([
  ['build', { SITE_URL: 'https://quintara.com' }, 1, 'Not built: '],
  ['build', { PLACEHOLDERS: 'no' }, 1, 'PLACEHOLDERS\n  environment: is "no"'],
  ['launch-check', { SITE_URL: 'https://quintara.com' }, 1, `Not ready to launch: ${count - 1} things are left`],
  ['launch-check', { SITE_URL: 'quintara' }, 2, 'SITE_URL\n  environment: is "quintara", and must be'],
  ['launch-check', { PLACEHOLDERS: 'no' }, 2, 'PLACEHOLDERS\n  environment: is "no"'],
  ['launch-check', { PLACEHOLDERS: 'allow' }, 0, `PLACEHOLDERS=allow lets stay: ${count}.`],
  // Before it builds, or installs what sends.
  ['cloudflare publish', { SITE_URL: 'https://quintara.com' }, 1, 'Not sent: '],
])('tools/%s with %o ends with %i', (tool, setting, status, message) => {
  expect(run(tool, fictional, setting)).toEqual([status, expect.stringContaining(message)])
})
