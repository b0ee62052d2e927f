import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { finder } from './address-book.ts'

const find = finder({
  pages: ['/', '/about', '/services/consulting'],
  moved: { '/consulting': '/services/consulting', '/research-&-more': '/about' },
})

describe('the page that is meant', () => {
  test.each([
    ['/', '/'],
    ['/index', '/'],
    ['/index.html', '/'],
    ['//', '/'],
    ['/about', '/about'],
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/about/index.html', '/about'],
    ['/about/index', '/about'],
    ['/ABOUT', '/about'],
    ['/About.HTML', '/about'],
    ['//about//', '/about'],
    ['/%61bout', '/about'],
    ['/consulting', '/services/consulting'],
    ['/Consulting/', '/services/consulting'],
    ['/consulting.html', '/services/consulting'],
    ['/research-&-more', '/about'],
    ['/research-%26-more', '/about'],
  ])('%s is %s', (path, page) => expect(find(path)).toBe(page))

  test.each([
    '/no',
    '/about/no',
    '/404',
    '/%00',
    '/about%00',
    '/%zz',
    '/../about/x',
    '/.',
    '/constructor',
    '/__proto__',
    `${'/'.repeat(600)}about`,
    `/about${'/'.repeat(600)}`,
  ])('%s is none', (path) => expect(find(path)).toBeUndefined())
})

test('no path is an error, and what is found is a page', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect([undefined, '/', '/about', '/services/consulting']).toContain(find(`/${text}`))
    }),
  )
})
