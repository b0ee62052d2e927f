import { expect, test } from 'vitest'
import { samplePage } from '../../tests/support/sample.ts'
import { hoursTally, pagesTally, sentencesTally, wordsTally } from './tallies.ts'
import { buildTree } from './tree.ts'

const office = (timeZone: string) => ({ timeZone })

test('an office is tall in its support hours, and carries the accent while another answers too', () => {
  const [newYork = '', london = '', singapore = ''] = hoursTally(
    ['America/New_York', 'Europe/London', 'Asia/Singapore'].map(office),
  )
  // 14:00 to 23:00 in UTC; London until 18:00, from 9:00, which is when Singapore has an hour left.
  expect(newYork).toBe(`${'.'.repeat(56)}${'!'.repeat(16)}${'|'.repeat(20)}....`)
  expect(london).toBe(`${'.'.repeat(36)}!!!!${'|'.repeat(16)}${'!'.repeat(16)}${'.'.repeat(24)}`)
  expect(singapore).toBe(`....${'|'.repeat(32)}!!!!${'.'.repeat(56)}`)
})

test('an office alone shares no hour, and half an hour from the others is half an hour', () => {
  expect(hoursTally([office('Europe/London')])[0]).not.toContain('!')
  expect(hoursTally([office('Asia/Kolkata')])[0]?.indexOf('|')).toBe(3.5 * 4)
})

test('a division has a tick for each page, and one of the accent where a family begins', () => {
  const tree = buildTree(['/', '/d', '/d/a', '/d/a/one', '/d/a/two', '/d/b'].map((address) => samplePage(address)))
  expect(pagesTally(tree, '/d')).toBe('i !ii')
})

test('a text has a row for each section and a tick for each sentence', () => {
  expect(sentencesTally('One. Two.\n\n## A\n\nThree. Four. Five.\n\nSix.\n\n## B\n\nSeven.')).toEqual([
    '!i',
    '!ii !',
    '!',
  ])
})

test('a line has a tick for each word', () =>
  expect(wordsTally(['You write plainly', 'You ask'])).toEqual(['!ii', '!i']))
