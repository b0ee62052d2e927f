import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { atom } from '../../src/seo/feed.ts'
import { sitemap } from '../../src/seo/text-files.ts'
import { site } from '../support/built.ts'
import { validationFaults, xmlFaults } from './rules/xml.ts'

test('the sitemap and every feed are as their schemas ask', async () => expect(await xmlFaults(site.dist)).toEqual([]))

const rules = (name: string) => readFileSync(`tests/contract/schemas/${name}.rng`, 'utf8')
const faultsOf = (contents: string, schema: string) =>
  validationFaults([{ fileName: 'sample.xml', contents }], rules(schema))

/** What an editor may write, and what would break out of an element or be no XML at all. */
const nasty = `Tom & "Ann" </title></script> ]]> <b> 🪁 \u0007 \ud800 {{x}}`

test('whatever a title says, a feed stays one', async () => {
  const entry = {
    ...{ title: nasty, author: nasty, category: nasty, summary: nasty, html: `<p>${nasty}</p>${'x'.repeat(500)}` },
    ...{ url: 'https://a.example/?a=1&b=2', image: 'https://a.example/a.png' },
    ...{ published: '2026-01-31', updated: '2026-02-01' },
  }
  const whole = { url: 'https://a.example', self: 'https://a.example/feed.xml', icon: 'https://a.example/i.png' }
  const feed = atom({ ...whole, title: nasty, subtitle: nasty, entries: [entry, entry] })
  expect(await faultsOf(feed, 'atom')).toEqual([])
  // The same schema refuses a feed with something missing.
  expect(await faultsOf(feed.replace(/<author>.*<\/author>/, ''), 'atom')).not.toEqual([])
  expect(await faultsOf(feed.replace('2026-02-01T00:00:00Z', '2026-02-01'), 'atom')).not.toEqual([])
})

test('a sitemap leaves out what it does not know, and refuses what is no date', async () => {
  const written = sitemap([
    { url: 'https://a.example/?a=1&b=2' },
    { url: 'https://a.example/b', lastmod: '2026-01-31' },
  ])
  expect(await faultsOf(written, 'sitemap')).toEqual([])
  expect(await faultsOf(written.replace('2026-01-31', 'yesterday'), 'sitemap')).not.toEqual([])
})
