import { expect, test } from 'vitest'
import type { Page } from './page.ts'
import { isDraft, whyUnpublished } from './status.ts'

test.each([
  ['a draft', '---\nstatus: draft\n---\n', true],
  ['one written on another system', '---\r\nkind: about\r\nstatus: draft\r\n---\r\n', true],
  ['one with something else wrong', '---\nname: "open\nstatus: draft\n---\n', false],
  ['one whose other fields are unfinished', '---\nstatus: draft\nname:\n---\n', true],
  ['a page about drafts', '---\nname: draft\n---\n\nstatus: draft\n', false],
  ['a published page', '---\nstatus: published\n---\n', false],
  ['no front matter', 'status: draft\n', false],
])('%s', (_case, text, expected) => expect(isDraft(text)).toBe(expected))

test.each([
  ['a draft', { kind: 'about', status: 'draft' }, 'Draft'],
  ['an article still to come', { kind: 'article', date: '2026-11-30' }, 'Scheduled for November 30, 2026'],
  ['a draft of one', { kind: 'article', status: 'draft', date: '2026-11-30' }, 'Draft'],
  ['an article that is out', { kind: 'article', status: 'published', date: '2026-11-15' }, undefined],
  ['a published page', { kind: 'about', status: 'published' }, undefined],
])('%s is marked as such', (_case, page, expected) => {
  expect(whyUnpublished(page as Page, new Date('2026-11-15'))).toBe(expected)
})
