import { expect, test } from 'vitest'
import { dropIdleHashes, hashOf, swapStyles } from './policy.ts'

const meta = (...hashes: string[]) =>
  `<meta http-equiv="content-security-policy" content="script-src 'self'${hashes.map((hash) => ` '${hash}'`).join('')};">`

test('a hash is what browsers compute', () =>
  expect(hashOf('alert(1)')).toBe('sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='))

test('styles are swapped together with their hash', () => {
  const page = (css: string) => `${meta(hashOf(css))}<style>${css}</style>`
  expect(swapStyles(page('.a{}.b{}'), '.a{}.b{}', '.a{}')).toBe(page('.a{}'))
})

test('styles the policy does not know are refused', () =>
  expect(() => swapStyles(`${meta()}<style>.a{}</style>`, '.a{}', '')).toThrow('no hash'))

test('hashes stay only for what the page carries', () => {
  const body = '<script>one()</script><script type="speculationrules">{}</script><style>.a{}</style>'
  const kept = [hashOf('one()'), hashOf('{}'), hashOf('.a{}')]
  expect(dropIdleHashes(`${meta(...kept, hashOf('gone()'))}${body}`)).toBe(`${meta(...kept)}${body}`)
})
