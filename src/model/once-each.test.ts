import { expect, test, vi } from 'vitest'
import { onceEach } from './once-each.ts'

test('an answer is found once for each object, also where it is nothing', () => {
  const find = vi.fn(({ says }: { says?: string }) => says)
  const answer = onceEach(find)
  const [page, empty] = [{ says: 'a' }, {}]
  expect([page, empty, page, empty].map(answer)).toEqual(['a', undefined, 'a', undefined])
  expect(find).toHaveBeenCalledTimes(2)
})
