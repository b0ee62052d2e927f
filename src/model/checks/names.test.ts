import { expect, test } from 'vitest'
import { menuWarnings } from './names.ts'

const titled = (...shorts: string[]) => shorts.map((short) => ({ title: short, short, page: '/', items: [] }))
const others = { company: { shortName: 'Society' }, footer: [], pages: [] }

test('short titles that leave room for the name are fine', () => {
  expect(menuWarnings({ menu: titled('Kites', 'Company'), ...others })).toEqual([])
})

test('those that cut it off are told, at the longest', () => {
  const menu = titled('Kites, boats and lamps', 'Everything about the company', 'Letters and articles')
  expect(menuWarnings({ menu, ...others })).toMatchObject([
    { file: 'content/menu.yaml', field: '[1].short', what: expect.stringContaining('70 letters, at most') },
  ])
})
