import { expect, test } from 'vitest'
import { samplePage } from '../../tests/support/sample.ts'
import type { Page } from '../model/page.ts'
import {
  companyFacts,
  dayFinding,
  divisionRows,
  hoursByOffice,
  readersBySubject,
  sharedHours,
} from './company-views.ts'
import { buildTree } from './tree.ts'

const office = (city: string, timeZone: string) => ({ city, timeZone })

test('each office says its hours in UTC, and how many it shares', () => {
  const rows = hoursByOffice([
    office('New York', 'America/New_York'),
    office('London', 'Europe/London'),
    office('Singapore', 'Asia/Singapore'),
  ])
  expect(rows.map(({ label, span, shared }) => `${label}: ${span}, ${shared}`)).toEqual([
    'New York: 14:00–23:00 UTC, 4 hours shared',
    'London: 09:00–18:00 UTC, 5 hours shared',
    'Singapore: 01:00–10:00 UTC, 1 hour shared',
  ])
})

test('hours that pass midnight, stand half an hour off or are shared with nobody are said as they are', () => {
  expect(hoursByOffice([office('Auckland', 'Pacific/Auckland')])[0]).toMatchObject({
    span: '20:00–05:00 UTC',
    shared: '',
  })
  expect(hoursByOffice([office('Mumbai', 'Asia/Kolkata')])[0]?.span).toBe('03:30–12:30 UTC')
})

test('a stretch of the day is named by those who answer in it together', () => {
  const rows = [
    { label: 'A', ticks: '.|!!' },
    { label: 'B', ticks: '.!!.' },
    { label: 'C', ticks: '.!!!' },
  ]
  expect(sharedHours(rows)).toEqual([
    { cities: ['B', 'C'], hours: '0.25 hours' },
    { cities: ['A', 'B', 'C'], hours: '0.25 hours' },
    { cities: ['A', 'C'], hours: '0.25 hours' },
  ])
  expect(sharedHours([{ label: 'A', ticks: '.||.' }])).toEqual([])
})

test('the day of the offices is summed up by how long several of them answer', () => {
  const day = (...ticks: string[]) => dayFinding(ticks.map((row, i) => ({ label: `City ${i}`, ticks: row })))
  expect(day('....||!!!!!!', '||||..!!!!!!')).toBe('For 1.5 hours a day, two offices answer at once')
  expect(day('.!!!!', '.!!!!')).toBe('For one hour a day, two offices answer at once')
  expect(day('!!!!....!!!!', '!!!!........', '........!!!!')).toBe('For two hours a day, two offices answer at once')
  expect(day('!!!!!!!!', '!!!!!!!!', '....!!!!')).toBe('For two hours a day, two or more offices answer at once')
  expect(day('||||....', '....||||')).toBe('No two offices answer at once')
  expect(day('..||||||||')).toBe('City 0 answers for two hours a day')
})

test('an address has the part of the text that has its name, and a part without one stands at the end', () => {
  const chapter = (label: string) => ({ label, anchor: label, html: `<p>${label}</p>` })
  const [press, careers] = ['press@example.com', 'c@example.com']
  const emails = { support: 's@example.com', privacy: 'p@example.com', legal: 'l@example.com', press, careers }
  const rows = readersBySubject(emails, [chapter('Parcels'), chapter('Legal')])
  expect(rows.map(({ subject, email, html }) => [subject, email, html])).toEqual([
    ['Support', 's@example.com', undefined],
    ['Press', press, undefined],
    ['Careers', careers, undefined],
    ['Personal data', 'p@example.com', undefined],
    ['Legal', 'l@example.com', '<p>Legal</p>'],
    ['Parcels', undefined, '<p>Parcels</p>'],
  ])
})

test('the company at a glance ends with its offices', () => {
  const glance = { what: 'A society', does: 'Fold', doesNot: 'Lend' }
  const facts = (...cities: string[]) =>
    companyFacts(
      glance,
      cities.map((city) => ({ city })),
    ).map(({ label, value }) => `${label}: ${value}`)
  const said = ['What we are: A society', 'We do: Fold', 'We don’t: Lend']
  expect(facts('New York', 'London', 'Singapore')).toEqual([...said, 'Offices: New York, London and Singapore'])
  expect(facts('London')).toEqual([...said, 'Office: London'])
})

test('a division has what is said of it, or its summary', () => {
  const division = (name: string) => ({ kind: 'division', name, summary: `All of ${name}` }) as Partial<Page>
  const tree = buildTree([
    samplePage('/'),
    samplePage('/a', division('A')),
    samplePage('/b', division('B')),
    samplePage('/about', { kind: 'about' } as Partial<Page>),
  ])
  expect(divisionRows(tree, [{ page: '/b', does: 'Folds.' }])).toEqual([
    { title: 'A', href: '/a', text: 'All of A' },
    { title: 'B', href: '/b', text: 'Folds.' },
  ])
})
