import { expect, test } from 'vitest'
import { bodyLinks } from './links.ts'

const page = (main: string) => `<body><header><a href="/menu">x</a></header><main>${main}</main><a href="/foot">x</a>`

test.each([
  ['a page without any', '', []],
  ['addresses once each, in their order', '<a href="/b">x</a><a href="/a/c">x</a><a href="/b">x</a>', ['/b', '/a/c']],
  ['no query and no hash', '<a href="/contact?inquiry=other">x</a><a href="/about#team">x</a>', ['/contact', '/about']],
  ['the home page', '<a href="/">x</a><a href="/#top">x</a>', ['/']],
  ['none on the page itself', '<a href="#top">x</a><a>x</a>', []],
  ['none elsewhere', '<a href="mailto:a@b.c">x</a><a href="https://b.c/d">x</a><a href="//b.c">x</a>', []],
  ['none in the breadcrumb', '<nav aria-label="Breadcrumb"><a href="/up">x</a></nav><a href="/b">x</a>', ['/b']],
  ['those in other navigations', '<nav aria-label="Categories"><a href="/b">x</a></nav>', ['/b']],
])('body links: %s', (_case, main, links) => expect(bodyLinks(page(main))).toEqual(links))

test('a text without a main part has no links', () => expect(bodyLinks('<a href="/b">x</a>')).toEqual([]))
