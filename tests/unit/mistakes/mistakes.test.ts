import { afterAll, describe, expect, test } from 'vitest'
import { article } from './article.ts'
import { company } from './company.ts'
import { copy } from './copy.ts'
import { add, append, type Edit, type Mistake, replace, set } from './edits.ts'
import { expectTold } from './expect-told.ts'
import { files } from './files.ts'
import { good, goodDrawing, images, showing } from './images.ts'
import { inspect, sweep } from './inspect.ts'
import { loose } from './loose.ts'
import { menuAndFooter } from './menu-and-footer.ts'
import { pageFields } from './page-fields.ts'
import { position } from './position.ts'
import { search } from './search.ts'
import { site } from './site.ts'
import { text } from './text.ts'
import { yaml } from './yaml.ts'

afterAll(sweep)

/** What editors do wrong, file by file, and what each is told. None may be published, and none meets a stack trace. */
const mistakes: Record<string, Mistake[]> = {
  'a page’s fields': pageFields,
  'a page’s text': text,
  'links and Markdown': loose,
  'an article': article,
  'an open position': position,
  'the company': company,
  'the menu and the footer': menuAndFooter,
  'the words of the search': search,
  YAML: yaml,
  copy,
  files,
}

test('the content that mistakes are made in has none', async () => expect(await inspect(site)).toEqual([]))

test('each mistake stands in the table once', () => {
  const all = Object.values(mistakes).flat()
  const told = all.map(([did, file]) => `${did} (${file})`)
  expect(told.filter((one, i) => told.indexOf(one) !== i)).toEqual([])
})

describe.each(Object.entries(mistakes))('in %s, an editor', (_where, table) => {
  test.each(table)('%s (%s)', (...mistake) => expectTold(site, mistake))
})

describe('in an image, an editor', () => {
  test.each(images)('%s', async (_did, name, bytes, says, cure) => {
    const text = `${site['content/pages/about.md']}\n![A kite](${name})\n`
    const found = await inspect({ ...site, 'content/pages/about.md': text, [`content/pages/${name}`]: bytes })
    const what = `shows ${name}, which ${says}`
    expect(found).toEqual([{ file: 'content/pages/about.md', field: 'line 17', line: 17, what, cure }])
  })

  test.each(showing)('%s', async (_did, name, shown, what, cure) => {
    const text = `${site['content/pages/about.md']}\n${shown}\n`
    const found = await inspect({ ...site, 'content/pages/about.md': text, [`content/pages/${name}`]: good })
    expect(found).toMatchObject([{ file: 'content/pages/about.md', what, cure }])
  })
})

describe('accepted without a word', () => {
  const about = 'content/pages/about.md'
  test.each<[string, string, Edit]>([
    ['a mark of the encoding', about, (before) => `\ufeff${before}`],
    ['the same in YAML', 'content/menu.yaml', (before) => `\ufeff${before}`],
    ['line ends of Windows', about, (before) => before.replaceAll('\n', '\r\n')],
    ['the same in YAML', 'content/company.yaml', (before) => before.replaceAll('\n', '\r\n')],
    ['blanks behind the front matter’s lines', about, (before) => before.replaceAll('---\n', '--- \t\n')],
    ['tabs and blanks below the front matter', about, (before) => before.replace('\n---\n', '\n---\n\t\n  \n')],
    ['blanks at the ends of lines', about, (before) => before.replaceAll('.\n', '.  \n')],
    ['no line end at the end', about, (before) => before.trimEnd()],
    ['a remark on a line of its own in YAML', 'content/menu.yaml', (before) => `# Ask Ada first.\n${before}`],
    [
      'a link to mail and to a part',
      about,
      append('[a](mailto:a@example.org) [c](#history) [d](/offers/kite#steps) [e](/about?x=1)'),
    ],
    ['a source in an article', 'content/insights/letters/tides.md', append('[A source](https://example.org/tides).')],
    ['the company’s own website', about, append('[Trato]({{tratoWebsite}})')],
    ['a note that is closed', about, append(':::note\nMind the wind.\n:::')],
    ['a footnote', about, append('Mind the wind.[^1]\n\n[^1]: It turns.')],
    ['times and ratios', about, append('From 9:30 at 3:1, a < b & c_d.')],
    ['what a system leaves', 'content/.DS_Store', () => 'x'],
    ['what a text editor leaves', 'content/pages/.about.md.swp', () => 'x'],
    ['its copy of a file', 'content/pages/about.md~', () => 'x'],
    ['an accent and an emoji', about, append('Café 🪁.')],
    ['a city that has an office', about, append('Our office in London, and the laws of England.')],
    ['the offices of others', about, append('Banks have offices in London and Paris.')],
    ['the offices by their placeholder', about, append('Our office is in {{offices}}.')],
    [
      'names as others write them',
      about,
      append('The World Food Programme and Yahoo! wrote "Mind the gap!" at "9:00 AM".'),
    ],
    [
      'a figure of others in an article',
      'content/insights/letters/tides.md',
      append('The S&P 500 returned 24% in 2023, and funds registered with the SEC did well.'),
    ],
    [
      'a target that is denied beside its label',
      'content/pages/offers/kite.md',
      replace('label: Size\n    value: Small', 'label: Target return\n    value: None'),
    ],
    ['a remark behind a number', about, replace('order: 2', 'order: 2 # a number')],
    ['a remark behind true', about, replace('order: 2', 'dated: true # true or false\norder: 2')],
    ['a remark behind a day', 'content/insights/letters/tides.md', replace('2026-01-31', '2026-01-31 # a day')],
    ['a remark behind quotes', about, replace(/^summary: .*$/m, 'summary: "What we say about us" # a text')],
    ['a remark well behind a text', about, replace(/^summary: .*$/m, 'summary: What we say about us   # a text')],
    [
      'days, numbers and offices of others',
      about,
      (before) =>
        `${before}\nIn February 30 people came, and on February 29, 2024, a bank closed two of its old offices. They may 31 times; a firm of ours moved. We met clients who have three offices, and compared ten offices of a bank, which closed one of its two offices.\n\nOn Monday, October 11, 2027, version 10.11.2027.4 costs 150% more, and saves 100% of it. ISO 20022, Form 10000 and rule 4/5, the 50/30/20 rule, 24/7/365, macOS 10.15.26.\n`,
    ],
    ...[
      'A rule such as [2019] UKSC 5, "[the] kite", contract[s], 10^2, snake_case, 3 * 4 * 5, -5 degrees and 1.5 meters.',
      'Write to [support](mailto:{{supportEmail}}?subject=Kites), or see [offers](/offers#main).',
      '1) Take the kite.\n2) Let it fly.',
      '- **Red.** It flies.\n- **Blue.** It falls.',
      '### The kite of 2026\n\nIt flies.\n\n## Who may fly the kite?\n\nAll.',
      '## The IRS and the FBI\n\nThey watch.',
      '| Kite |\n| --- |\n| None |',
      'It is red. It flies. It is red.',
      'Rates of A & B, Q&A; see 50% of $3 and $5.',
    ].map((text): [string, string, Edit] => [text, about, append(text)]),
    ...[
      '[Apple](https://en.wikipedia.org/wiki/Apple_Inc.)',
      '[Booking.com](https://news.booking.com/tides)',
      '[Node.js](https://nodejs.org/en)',
      '[www.tides.org](https://www.tides.org/)',
      '[a page of 2024](https://web.archive.org/web/2024/https://tides.org/)',
      '[a sheet for all](https://docs.google.com/spreadsheets/d/e/2PACX/pubhtml)',
      '[a wiki](https://en.wikipedia.org/wiki/Tide_(sea))',
      '[Munich](https://münchen.de/)',
    ].map((text): [string, string, Edit] => [text, 'content/insights/letters/tides.md', append(`See ${text} today.`)]),
    ['remote work', 'content/positions/kite-maker.md', set('location', 'Remote')],
    [
      'who may do it',
      'content/positions/kite-maker.md',
      (before) => add('applicants: [NO]')(set('location', 'Remote')(before)),
    ],
    ['quotes around a text with a colon', about, replace(/^summary: .*$/m, 'summary: "What we say: about us"')],
  ])('%s (%s)', async (_case, file, edit) =>
    expect(await inspect({ ...site, [file]: edit(site[file] ?? '') })).toEqual([]),
  )

  test.each([
    ['an image beside the text that shows it', 'kite.png', good],
    ['one in the same folder, said so', './kite.png', good],
    ['a drawing', 'kite.svg', goodDrawing],
  ])('%s', async (_case, url, bytes) => {
    const shown = { [about]: `${site[about]}\n![A kite](${url} "A kite.")\n`, [`content/pages/${url}`]: bytes }
    expect(await inspect({ ...site, ...shown })).toEqual([])
  })
})

test('everything is told at once, ordered by file', async () => {
  const found = await inspect({
    ...site,
    'content/pages/offers/kite.md': '---\nkind: offering\n---\n',
    'content/pages/about.md': `${site['content/pages/about.md']}\n<b>Hi</b> [a](/gone)\n`,
    'content/menu.yaml': '- title: A\n',
    'content/notes.txt': 'x',
  })
  const files = [...new Set(found.map(({ file }) => file))]
  expect(files).toEqual([
    'content/menu.yaml',
    'content/notes.txt',
    'content/pages/about.md',
    'content/pages/offers/kite.md',
  ])
})

test.each(['\ufeff', ''])('a file saved as UTF-16 is told as such (%j)', async (mark) => {
  for (const file of ['content/pages/offers/kite.md', 'content/menu.yaml'])
    expect(await inspect({ ...site, [file]: Buffer.from(`${mark}${site[file]}`, 'utf16le') })).toMatchObject([
      { file, field: 'file', what: 'is saved as UTF-16.', cure: expect.stringContaining('UTF-8') },
    ])
})

test('a page that is missing above others is told once', async () => {
  const { 'content/pages/index.md': _home, ...homeless } = site
  expect(await inspect(homeless)).toMatchObject([
    { file: 'content/pages/index.md', what: 'is missing, and 4 pages stand right below it.' },
  ])
})

test('pages below a draft are told as such, at one of them', async () => {
  const offers = 'content/pages/offers/index.md'
  const found = await inspect({ ...site, [offers]: site[offers]?.replace('---', '---\nstatus: draft') ?? '' })
  expect(found).toContainEqual(
    expect.objectContaining({ file: 'content/pages/offers/kite.md', what: 'stands below /offers, a draft.' }),
  )
})

test('a page that cannot be read does not make others look wrong', async () => {
  const found = await inspect({ ...site, 'content/pages/offers/index.md': '' })
  expect(found.map(({ file, what }) => [file, what])).toEqual([['content/pages/offers/index.md', 'is empty.']])
})
