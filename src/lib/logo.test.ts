import { expect, test } from 'vitest'
import { readLogo } from './logo.ts'

test('a logo as a program exports it loses its size and what stands around it, and keeps its colors', () => {
  const exported =
    '<?xml version="1.0"?>\n<!DOCTYPE svg>\n<!-- Made by a program -->\n<svg width="64" viewBox="0 0 64 64" height="64" xmlns="http://www.w3.org/2000/svg" fill="#123456">\n  <path d="M0 0h9"/>\n</svg>\n'
  expect(readLogo(exported)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="#123456"><path d="M0 0h9"/></svg>',
  )
})

test.each([
  ['no drawing at all', 'PNG', 'has no viewBox'],
  ['one without paper', '<svg width="32"><path d="M0 0"/></svg>', 'has no viewBox'],
  ['a script', '<svg viewBox="0 0 1 1"><script>x</script></svg>', 'has "<script"'],
  ['styles', '<svg viewBox="0 0 1 1"><path style="fill:red"/></svg>', 'has "style="'],
  ['a name, which would be there twice', '<svg viewBox="0 0 1 1"><g id="a"/></svg>', 'has "id="'],
])('%s is refused with a word', (_case, svg, words) => {
  expect(() => readLogo(svg)).toThrow(`src/lib/logo.svg ${words}`)
})
