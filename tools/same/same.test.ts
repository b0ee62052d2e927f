import { expect, test } from 'vitest'
import { type Change, compare, facets, size } from './compare.ts'
import { readPage } from './read.ts'

const text = `<h1>Kites</h1><p>We fly kites. They cost $5.</p><section aria-labelledby="who"><h2 id="who">Who we are</h2>
<ul><li><a href="/join">Join <b>us</b></a></li><li>Twelve members</li></ul></section><p class="sr-only">End of it</p>`
const data = {
  '@graph': [
    {
      '@type': 'ItemList',
      itemListElement: [
        { name: 'A', position: 1 },
        { name: 'B', position: 2 },
      ],
    },
  ],
}
const html = (main: string, json: object = data) =>
  `<title>Kites</title><script type="application/ld+json">${JSON.stringify(json)}</script><main>${main}</main>`
const site = (pages: Record<string, string>) =>
  new Map(Object.entries(pages).map(([address, page]) => [address, readPage(page)]))
const told = (changes: Change[]) =>
  changes.map((change) => ({
    address: change.address,
    ...(change.state ? { state: change.state } : {}),
    ...Object.fromEntries(facets.filter((facet) => size(change[facet]) > 0).map((facet) => [facet, change[facet]])),
  }))
const changed = (after: string) => told(compare(site({ '/': html(text) }), site({ '/': html(after) })))

test.each([
  ['nothing', text],
  [
    'case, spaces, quotes and elements',
    text.replace('We fly kites. They', '<span>WE  fly</span>\n<em>kites</em>. <b>They</b>'),
  ],
  ['the order', text.replace(/(<p>.*?<\/p>)(.*)$/s, '$2$1')],
  ['where blocks end', text.replace('kites. They cost', 'kites</p><p>They cost')],
])('a page that differs by %s is the same', (_case, after) => expect(changed(after)).toEqual([]))

test.each([
  [
    'a sentence',
    text.replace('We fly kites. ', ''),
    { sentences: { lost: ['We fly kites.'], gained: [] }, words: { lost: ['we', 'fly', 'kites'], gained: [] } },
  ],
  ['a sentence nobody sees', text.replace('End of it', ''), { sentences: { lost: ['End of it'], gained: [] } }],
  [
    'a number',
    text.replace('$5', '$6'),
    {
      sentences: { lost: ['They cost $5.'], gained: ['They cost $6.'] },
      words: { lost: ['5'], gained: ['6'] },
    },
  ],
  ['a link', text.replace(/<a .*<\/a>/, 'Join us'), { links: { lost: ['/join  Join us'], gained: [] } }],
  [
    'where a link leads',
    text.replace('/join', '/in'),
    { links: { lost: ['/join  Join us'], gained: ['/in  Join us'] } },
  ],
  [
    'the level of a heading',
    text.replaceAll('h2', 'h3'),
    { headings: { lost: ['h2 Who we are'], gained: ['h3 Who we are'] } },
  ],
  ['a landmark', text.replace(' aria-labelledby="who"', ''), { tree: { lost: ['region “Who we are”'], gained: [] } }],
  ['a list', text.replace(/<(\/?)(ul|li)>/g, '<$1div>'), { tree: { lost: ['list of 2'], gained: [] } }],
])('a page that lost %s tells it', (_case, after, change) =>
  expect(changed(after)).toMatchObject([{ address: '/', ...change }]),
)

test('values of JSON-LD are told one by one, in whatever order they stand', () => {
  const other = {
    '@type': 'ItemList',
    itemListElement: [
      { position: 3, name: 'B' },
      { position: 1, name: 'A' },
    ],
  }
  expect(told(compare(site({ '/': html(text) }), site({ '/': html(text, other) })))).toEqual([
    {
      address: '/',
      data: {
        lost: ['ItemList.itemListElement[B].position = 2'],
        gained: ['ItemList.itemListElement[B].position = 3'],
      },
    },
  ])
})

test('what moved to another page is no loss, but a word said there by chance has not moved, and pages that come, go or lead on are named', () => {
  const redirect = '<meta http-equiv="refresh" content="0; url=/b">'
  const before = site({ '/a': html('<p>One two three four.</p><p>Gone</p><p>Label</p>'), '/b': html('<p>Here</p>') })
  const after = site({
    '/a': redirect,
    '/b': html('<p>Here</p><p>And one two three four are gone</p><p>Label</p>'),
    '/c': '',
  })
  const moved = ['One two three four.  (to /b)', 'Label  (to /b)']
  expect(told(compare(before, after))).toMatchObject([
    { address: '/a', state: 'gone, leads to /b', moved: { lost: moved }, words: { lost: ['gone'] } },
    { address: '/b', sentences: { lost: [], gained: ['And one two three four are gone'] } },
    { address: '/c', state: 'new' },
  ])
})
