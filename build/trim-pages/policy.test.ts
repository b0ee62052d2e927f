import { expect, test } from 'vitest'
import { hashesIn, hashOf, withHashes } from './policy.ts'

const policy = "default-src 'none';script-src 'self' 'sha256-one=' 'sha256-two='; style-src 'self' 'sha256-three=';"

test('a hash is what browsers compute', () =>
  expect(hashOf('alert(1)')).toBe('sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='))

test('all hashes of a policy are found', () =>
  expect(hashesIn(policy)).toEqual(['sha256-one=', 'sha256-two=', 'sha256-three=']))

test('a policy gets the hashes named, each in its place, and keeps all else', () =>
  expect(withHashes(policy, { script: ['sha256-two='], style: ['sha256-four='] })).toBe(
    "default-src 'none';script-src 'self' 'sha256-two=';style-src 'self' 'sha256-four='",
  ))
