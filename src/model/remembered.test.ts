import { expect, test, vi } from 'vitest'
import { onceEach, remembered } from './remembered.ts'

test('a file is parsed again when its text or a value in it has changed, and not otherwise', () => {
  const parse = vi.fn((_file: string, text: string, values: ReadonlyMap<string, string>) => ({
    said: text.replace('{{name}}', values.get('name') ?? ''),
  }))
  const read = (text: string, name: string) =>
    remembered(parse, 'content/pages/kite.md', text, new Map([['name', name]]))
  expect(read('A {{name}}.', 'kite')).toBe(read('A {{name}}.', 'kite'))
  expect(parse).toHaveBeenCalledOnce()
  expect(read('A {{name}}.', 'boat')).toEqual({ said: 'A boat.' })
  expect(read('One {{name}}.', 'boat')).toEqual({ said: 'One boat.' })
  expect(read('A whistle.', 'boat')).toBe(read('A whistle.', 'kite'))
})

test('a mistake is told each time', () => {
  const fail = () => {
    throw new Error('No kite.')
  }
  for (const _ of [1, 2]) expect(() => remembered(fail, 'content/pages/none.md', '', new Map())).toThrow('No kite.')
})

test('an answer is found once for each object, also where it is nothing', () => {
  const find = vi.fn(({ says }: { says?: string }) => says)
  const answer = onceEach(find)
  const [page, empty] = [{ says: 'a' }, {}]
  expect([page, empty, page, empty].map(answer)).toEqual(['a', undefined, 'a', undefined])
  expect(find).toHaveBeenCalledTimes(2)
})
