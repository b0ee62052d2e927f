import { describe, expect, test } from 'vitest'
import { samplePage } from '../../../tests/support/sample.ts'
import type { Page } from '../page.ts'
import type { Company } from '../schema/facts.ts'
import { copyWarnings } from './check.ts'
import { tics } from './filler.ts'

const warned = (body: string, changes: object = {}) =>
  copyWarnings({
    pages: [samplePage('/a', { kind: 'legal', body, ...changes } as Partial<Page>)],
    company: { shortName: 'Acme' } as Company,
  }).map(({ what }) => what)

test('plain text is not warned about', () => expect(warned('The cat sat on the mat.')).toEqual([]))

test.each(tics)('warns of "%s"', (tic) => expect(warned(`A cat, ${tic}, sat.`)).toEqual([expect.stringContaining(tic)]))

test('warns of an emoji', () => expect(warned('A cat 🐈 sat.')).toEqual(['says "🐈" in: A cat 🐈 sat.']))

test('warns of a long sentence, and says how long it is', () => {
  expect(warned(`A cat ${'sat and '.repeat(20)}slept.`)).toEqual([
    expect.stringContaining('has a sentence of 43 words, better at most 40'),
  ])
})

test('warns of a page that is hard to read', () => {
  const hard = 'Intermediaries notwithstanding, comprehensive documentation facilitates institutional accountability.'
  expect(warned(Array(20).fill(hard).join(' '))[0]).toMatch(/^asks for \d+\.\d years of school, better at most 13/)
})

test('warns where most of what is offered is hard to read', () => {
  const hard = 'Comprehensive documentation facilitates accountability.'
  const found = warned(Array(30).fill(hard).join(' '), { status: 'published', kind: 'offering' })
  expect(found[0]).toMatch(/^ask for \d+\.\d years of school in the middle, better at most 10/)
})

test('says nothing about pages in preparation', () => {
  expect(warned(`A cat, ${tics[0]}, sat.`, { kind: 'offering' })).toEqual([])
})

describe('of something offered', () => {
  const offer = (lede: string, heading: string, body = 'A cat sat.') =>
    warned(body, { kind: 'division', lede, next: { heading } })

  test.each([
    ['Cats for barns. We bring them.', 'Ask us about a cat'],
    ['Cats for barns, by Acme.', 'Tell us how many mice there are'],
  ])('"%s" and "%s" will do', (lede, heading) => expect(offer(lede, heading)).toEqual([]))

  test('warns of a head that says nothing of us, however much the text says below', () => {
    const late = `${'The cat sat down. '.repeat(15)}We bring it.`
    expect(offer('Cats for US barns.', 'Ask us about a cat', late)).toEqual([
      'says nothing of us in its first 60 words.',
    ])
  })

  test('warns of a line beside the breadcrumb that begins the sentence below it', () => {
    const said = { kind: 'division', lede: 'We bring cats for barns, and take them back.', next: undefined }
    expect(warned('', { ...said, summary: 'Cats for barns, or sheds' })).toEqual([])
    expect(warned('', { ...said, summary: 'Cats for barns and mice' })).toEqual([
      'says "cats for barns and", as the lede below it.',
    ])
  })

  test('warns of a closing heading without a verb', () =>
    expect(offer('We bring cats.', 'A cat to begin with')).toEqual([
      'is "A cat to begin with", which begins with no verb.',
    ]))
})
