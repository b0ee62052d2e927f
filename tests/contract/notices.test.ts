import { expect, test } from 'vitest'
import { site } from '../support/built.ts'

/** What must be read first stands first: what can go wrong, and what the company says beside everything regulated. */

const regulated = [
  'fund',
  'funds',
  'strategy',
  'strategies',
  'instrument',
  'instruments',
  'service',
  'services',
  'assets',
]
const { company, pages } = site.content
const mainOf = (address: string) => {
  const main = site.pages.find((page) => page.address === address)?.root.querySelector('main')
  return main?.text.replaceAll(/\s+/g, ' ') ?? ''
}
const times = (text: string, part: string) => text.split(part).length - 1

test('the notice stands once on every page about something regulated, and on no other', () => {
  const wrong = pages.filter((page) => {
    const isDivision = page.kind === 'division' && page.risk !== undefined
    const expected = regulated.includes(page.kind) || isDivision ? 1 : 0
    return times(mainOf(page.address), company.notice) !== expected
  })
  expect(wrong.map(({ address }) => address)).toEqual([])
})

test('nobody reads a method before its risk', () => {
  const stated = pages.flatMap((page) => ('risk' in page && page.risk ? [{ ...page, risk: page.risk }] : []))
  expect(stated.length).toBeGreaterThan(30)
  const late = stated.filter((page) => {
    const [step] = 'steps' in page ? page.steps : []
    const text = mainOf(page.address)
    return !text.includes(page.risk) || (step && text.indexOf(page.risk) > text.indexOf(step.text))
  })
  expect(late.map(({ address }) => address)).toEqual([])
})
