import { expect, test } from 'vitest'
import { isSameOrigin } from './same-origin.ts'

const host = 'www.example.com'

test.each<[string, Record<string, string>, boolean]>([
  ['a browser', { origin: 'https://www.example.com', 'sec-fetch-site': 'same-origin' }, true],
  ['an older browser', { origin: 'https://www.example.com' }, true],
  ['a browser that keeps its origin to itself', { 'sec-fetch-site': 'same-origin' }, true],
  ['a page behind something that ends TLS', { origin: 'http://www.example.com' }, true],
  ['a program', {}, false],
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, false],
  ['another site in an older browser', { origin: 'https://evil.example' }, false],
  ['a neighbor', { origin: 'https://shop.example.com', 'sec-fetch-site': 'same-site' }, false],
  ['a name that only begins alike', { origin: 'https://www.example.com.evil.example' }, false],
  ['another port', { origin: 'https://www.example.com:8443' }, false],
  ['a frame without an origin', { origin: 'null' }, false],
  ['nonsense', { origin: '//' }, false],
])('%s', (_case, headers, answer) => expect(isSameOrigin(new Headers({ host, ...headers }))).toBe(answer))
