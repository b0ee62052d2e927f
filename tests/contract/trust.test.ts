import { expect, test } from 'vitest'
import { longDate } from '../../src/lib/formats.ts'
import { site } from '../support/built.ts'

/** What must be read first stands first: what can go wrong, and what the company says beside everything regulated. */

const regulated = ['assets']
const { company, pages } = site.content
const mainOf = (address: string) => {
  const main = site.pages.find((page) => page.address === address)?.root.querySelector('main')
  return main?.text.replaceAll(/\s+/g, ' ') ?? ''
}
const times = (text: string, part: string) => text.split(part).length - 1

test('the notice stands once on every page about something regulated, and on no other', () => {
  const wrong = pages.filter((page) => {
    const saysSo = ['division', 'family', 'offering'].includes(page.kind) && 'risk' in page && page.risk !== undefined
    const expected = regulated.includes(page.kind) || saysSo ? 1 : 0
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

test('a page says when it was last reviewed', () => {
  const reviewed = pages.flatMap((page) =>
    'reviewed' in page && page.reviewed ? [{ ...page, day: page.reviewed }] : [],
  )
  const silent = reviewed.filter(({ address, day }) => !mainOf(address).includes(longDate(day)))
  expect(silent.map(({ address }) => address)).toEqual([])
})

test('whatever one can have says what exists of it, in one place', () => {
  const offered = pages.flatMap((page) => ('steps' in page ? [page] : []))
  expect(offered.length).toBeGreaterThan(8)
  const shown = new Map(site.pages.map(({ address, root }) => [address, root.querySelector('.head .status')?.text]))
  for (const { address, stage } of offered) {
    const [is, day] = stage ? [stage.is, `, confirmed ${longDate(stage.confirmed)}`] : [company.status, '']
    expect(shown.get(address)?.toLowerCase(), address).toBe(`status: ${is}${day}`.toLowerCase())
  }
})

test('legal entities are shown where there are some, and nothing in their place', () => {
  const trust = pages.filter((page) => page.kind === 'legal' && page.entities)
  expect(trust).toHaveLength(1)
  const shown = mainOf(trust[0]?.address ?? '')
  expect(shown.includes('Legal entities')).toBe(company.entities.length > 0)
  for (const { number } of company.entities) expect(shown).toContain(number)
})
