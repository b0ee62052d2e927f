import { expect, test } from 'vitest'
import { withFullAddresses } from './feed.ts'

const whole = (html: string) => withFullAddresses(html, 'https://a.example', '/insights/b')

test.each([
  ['a link', '<a href="/c">', '<a href="https://a.example/c">'],
  ['a link to a part', '<a href="#c">', '<a href="https://a.example/insights/b#c">'],
  ['an image', '<img src="/c.png" alt="/d">', '<img src="https://a.example/c.png" alt="/d">'],
  [
    'an image in sizes',
    '<img srcset="/c.png 1x, /d.png 2x">',
    '<img srcset="https://a.example/c.png 1x, https://a.example/d.png 2x">',
  ],
  ['a link elsewhere', '<a href="https://b.example/c">', '<a href="https://b.example/c">'],
  ['a mail', '<a href="mailto:a@b.example">', '<a href="mailto:a@b.example">'],
])('%s leads there from wherever it is read', (_case, html, expected) => expect(whole(html)).toBe(expected))
