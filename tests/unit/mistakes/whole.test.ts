import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkAll } from '../../../src/model/gate.ts'
import { looseArticle } from './loose-files.ts'
import { fine, odd } from './odd.ts'
import { site } from './site.ts'

/** What npm run content:check tells beyond the gate of a build. */

const about = 'content/pages/about.md'
const kite = 'content/pages/offers/kite.md'
const flyer = 'content/pages/offers/flyer.md'
const winds = 'content/insights/letters/winds.md'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'whole-'))
  write(site)
})
afterEach(() => rmSync(root, { recursive: true }))

function write(files: Readonly<Record<string, string>>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
}

function commit() {
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.com']
  for (const args of [['init'], ['add', '-A'], ['commit', '-m', 'x']])
    execFileSync('git', [...identity, ...args], { cwd: root, stdio: 'ignore' })
}

/** By file, field and what is said. */
async function told(sitemap?: string) {
  const { problems, warnings } = await checkAll(root, { today: new Date('2026-11-15'), sitemap })
  const said = (found: typeof problems) => found.map(({ file, field, what }) => `${file} ${field}: ${what}`)
  return { errors: said(problems), warnings: said(warnings), cures: [...problems, ...warnings].map(({ cure }) => cure) }
}

test('the content that mistakes are made in has none', async () =>
  expect(await told()).toEqual({ errors: [], warnings: [], cures: [] }))

describe('a word that no dictionary has', () => {
  const warned = async (text: string) => {
    write({ [about]: `${site[about]}\n${text}\n`, 'content/words.txt': '# Terms\r\nblorbs\r\n' })
    const { warnings, cures } = await told()
    return warnings.map((warning, i) => [/"(.*)", which is not in the dictionary/.exec(warning)?.[1], cures[i]])
  }

  test.each([
    ['We recieve letters.', 'recieve', 'receive'],
    ['## Our Investement News\n\nWe fly.', 'Investement', 'investment'],
    ['Definately so.', 'Definately', 'definitely'],
    ['We meet in Londn.', 'Londn', 'London'],
    ['Ask a Tax Adviosr.', 'Adviosr', 'Advisor'],
  ])('is a warning: %s', async (text, word, meant) =>
    expect(await warned(text)).toEqual([
      [word, `A word that is right goes into content/words.txt. Did you mean "${meant}"?`],
    ]),
  )

  test.each([
    'A naïve café owner has a résumé.',
    'The letters of Mr. Qwertz are here.',
    'Two REITs, the ESG, 3rd, T+1 and DarDen’s.',
    'We’ll keep the blorbs’ tails; Blorbs fly.',
    'Ask zzyx@example.org or [here](/about?zzyx#history) in `zz_yx` at zzyx.org/yx.',
  ])('is none: %s', async (text) => expect(await warned(text)).toEqual([]))

  test('is a warning beside the company’s name, too', async () => {
    write({ 'content/company.yaml': (site['content/company.yaml'] ?? '').replace('Kites and', 'Kites annd') })
    expect((await told()).warnings).toEqual([expect.stringMatching(/^content\/company\.yaml tagline: says "annd"/)])
  })
})

test('a word that is told as British is not told as unknown, too', async () => {
  write({ [about]: `${site[about]}\nWe organise a club.\n` })
  expect(await told()).toMatchObject({ errors: [expect.stringContaining('says "organise"')], warnings: [] })
})

test.each([
  ['a paragraph that breaks off', 'We have kites and the', 'text: breaks off: "We have kites and the"'],
  ['a sentence that begins small', 'We fly. all of us do.', 'text: says "all" in: We fly. all of us do.'],
])('%s is a warning', async (_case, text, says) => {
  write({ [about]: `${site[about]}\n${text}\n` })
  expect(await told()).toMatchObject({ errors: [], warnings: [`${about} ${says}`] })
})

describe('a sentence of another file is told of the newer one', () => {
  const sentence = 'Some words about tides stand here in line number 3.'
  const same = (file: string) => `text: says the same as ${file}: "${sentence}"`
  const tides = 'content/insights/letters/tides.md'

  test('of the one that was changed since the last commit', async () => {
    commit()
    write({ [about]: `${site[about]}\n${sentence}\n` })
    expect((await told()).errors).toEqual([`${about} ${same(tides)}`])
  })

  test.each([
    ['of the later article', 'date: 2026-02-20', 'errors'],
    ['of an earlier one that is a draft, as a warning', 'status: draft\ndate: 2025-01-31', 'warnings'],
  ] as const)('%s', async (_case, date, list) => {
    write({ [winds]: `${looseArticle.replace(/^date:.*/m, date)}\n${sentence}\n` })
    expect((await told())[list]).toContain(`${winds} ${same(tides)}`)
  })
})

describe('what may be meant, and hardly is,', () => {
  test.each(odd)('is a warning: an editor %s (%s)', async (_did, file, edit, says) => {
    write({ [file]: edit(site[file] ?? '') })
    const { errors, warnings } = await told()
    expect(warnings).toContain(`${file} ${says}`)
    expect(errors).toEqual([])
  })

  test.each(fine)('is none: %s (%s)', async (_case, file, edit) => {
    write({ [file]: edit(site[file] ?? '') })
    expect(await told()).toMatchObject({ errors: [], warnings: [] })
  })

  test('is a warning where the text speaks of another office', async () => {
    const facts = site['content/company.yaml'] ?? ''
    const oslo = /offices:\n([\s\S]*?)careers:/.exec(facts)?.[1]?.replaceAll(/London|london/g, 'Oslo') ?? ''
    const maker = site['content/positions/kite-maker.md'] ?? ''
    write({
      'content/company.yaml': facts
        .replace('careers:\n  dep', `${oslo}careers:\n  dep`)
        .replace('Europe/Oslo', 'Europe/London'),
      'content/positions/kite-maker.md': `${maker}\nYou sit in our Oslo office.\n`.replace(
        'A place for',
        'A place in Oslo for',
      ),
    })
    const { warnings } = await told()
    expect(warnings).toContain('content/positions/kite-maker.md description: names Oslo, and location is London.')
    expect(warnings).toContain(
      'content/positions/kite-maker.md text: speaks of work in the Oslo office, and location is London, in: You sit in our Oslo office.',
    )
  })
})

describe('a page that visitors had in the last commit', () => {
  const tides = 'content/insights/letters/tides.md'
  const maker = 'content/positions/kite-maker.md'
  const off = (address: string) => `takes ${address}, a page in the last commit, off the site: `

  test.each([
    [
      tides,
      'date: 2026-01-31',
      'status: draft\ndate: 2026-01-31',
      `status: ${off('/insights/letters/tides')}it is a draft now, and visitors are told that it is not found.`,
    ],
    [
      tides,
      'date: 2026-01-31',
      'date: 2027-01-31',
      `date: ${off('/insights/letters/tides')}until 2027-01-31 visitors are told that it is not found.`,
    ],
    [
      maker,
      'closes: 2999-12-31',
      'closes: 2026-11-14',
      `closes: ${off('/careers/kite-maker')}2026-11-14 is past, so no list has it and its page says that it closed.`,
    ],
  ])('is a warning where it is hidden now (%s: %s)', async (file, before, after, says) => {
    commit()
    write({ [file]: (site[file] ?? '').replace(before, after) })
    const { warnings, cures } = await told()
    expect(warnings).toContain(`${file} ${says}`)
    expect(cures.join()).toContain('docs/how-to/retire-a-page.md')
  })

  test.each([
    [maker, 'closes: 2999-12-31', 'closes: 2026-11-14'],
    [tides, 'date: 2026-01-31', 'status: draft\ndate: 2026-01-31'],
    [tides, 'date: 2026-01-31', 'date: 2027-01-31'],
  ])('is none where it was hidden already, and only its text changed (%s: %s)', async (file, before, after) => {
    const hidden = (site[file] ?? '').replace(before, after)
    write({ [file]: hidden })
    commit()
    write({ [file]: `${hidden}\nA word more.\n` })
    expect((await told()).warnings.join()).not.toContain('off the site')
  })

  test('is a warning before it is saved, too', async () => {
    commit()
    const overlay = new Map([
      [tides, (site[tides] ?? '').replace('2026-01-31', '2027-01-31')],
      ['content/new.md', 'x'],
    ])
    const { warnings } = await checkAll(root, { today: new Date('2026-11-15'), overlay })
    expect(warnings.map(({ what }) => what).join()).toContain(off('/insights/letters/tides'))
  })

  test('is none where it closes today or later', async () => {
    commit()
    write({ [maker]: (site[maker] ?? '').replace('2999-12-31', '2026-11-15') })
    expect((await told()).warnings).toEqual([])
  })
})

test.each([
  [3, '', 'is empty, and had 3 entries in the last commit: nobody is asked about them before the launch.'],
  [3, '[]\n', 'is empty, and had 3 entries in the last commit: nobody is asked about them before the launch.'],
  [1, '[]\n', ''],
])('a list for the launch of %i entries that becomes %j', async (entries, now, says) => {
  const entry = `- file: ${about}\n  says: Some words about history\n  confirm: Confirm it.\n  who: owner\n`
  write({ 'content/launch.yaml': entry.repeat(entries) })
  commit()
  write({ 'content/launch.yaml': now })
  expect((await told()).warnings).toEqual(says ? [`content/launch.yaml file: ${says}`] : [])
})

describe('an address that leads nowhere since the last commit', () => {
  const gone = `${kite} file name: /offers/kite was a page in the last commit, and leads nowhere now.`

  test('is an error, with the page that may take its place', async () => {
    commit()
    renameSync(join(root, kite), join(root, flyer))
    const { errors, cures } = await told()
    expect(errors).toContain(gone)
    expect(cures).toContain(
      `Add "aliases: [/offers/kite]" to the page that takes its place, such as ${flyer}: docs/how-to/move-a-page.md.`,
    )
  })

  test('is none once it is an alias', async () => {
    commit()
    rmSync(join(root, kite))
    write({ [flyer]: (site[kite] ?? '').replace('order:', 'aliases: [/offers/kite]\norder:') })
    expect((await told()).errors).not.toContain(gone)
  })

  test('is none where there is no git', async () => {
    rmSync(join(root, kite))
    expect((await told()).errors).not.toContain(gone)
  })

  test.each([
    ['a draft', 'status: draft\ndate: 2026-01-31'],
    ['still to come', 'date: 2999-01-31'],
  ])('is none where the article was %s', async (_case, date) => {
    write({ [winds]: looseArticle.replace(/^date:.*/m, date) })
    commit()
    rmSync(join(root, winds))
    expect((await told()).errors).toEqual([])
  })

  test('is an error where it was a position or an alias', async () => {
    write({ [about]: (site[about] ?? '').replace('order:', 'aliases:\n  - /who\norder:') })
    commit()
    write({ [about]: site[about] ?? '' })
    rmSync(join(root, 'content/positions/kite-maker.md'))
    const { errors } = await told()
    expect(errors).toContain(`${about} aliases: /who led to a page in the last commit, and leads nowhere now.`)
    expect(errors).toContain(
      'content/positions/kite-maker.md file name: /careers/kite-maker was a page in the last commit, and leads nowhere now.',
    )
  })
})

test.each([
  ['', 'cannot be read.'],
  ['<urlset><url><loc>https://a.example/about</loc>', 'is no whole sitemap, from <urlset> to </urlset>.'],
  ['<urlset></urlset>', 'is no whole sitemap, from <urlset> to </urlset>.'],
  ['<urlset><url><loc>about</loc></url></urlset>', 'is no whole sitemap, from <urlset> to </urlset>.'],
  ['<urlset><url><loc>https://a.example/about/</loc></url><url><loc>https://a.example/</loc></url></urlset>', ''],
  ['<urlset><url><loc>https://a.example/old</loc></url></urlset>', '/old is published, and leads nowhere now.'],
])('a published sitemap: %s', async (text, says) => {
  const map = join(root, 'map.xml')
  if (text) writeFileSync(map, text)
  expect((await told(map)).errors).toEqual(says ? [expect.stringContaining(says)] : [])
})

test.each([
  [about, 'Some words about history', ''],
  [
    about,
    'Nobody says this',
    `is stale: ${about} no longer says "Nobody says this", which waits for the owner: Confirm it.`,
  ],
  ['content/gone.md', 'x', 'names content/gone.md, which is not there.'],
  ['content/pages', 'x', 'names content/pages, which is not there.'],
  ['[', 'x', 'content/launch.yaml line '],
])('a list for the launch that quotes %s: %s', async (file, quoted, says) => {
  write({ 'content/launch.yaml': `- file: ${file}\n  says: ${quoted}\n  confirm: Confirm it.\n  who: owner\n` })
  expect((await told()).errors).toEqual(says ? [expect.stringContaining(says)] : [])
})
