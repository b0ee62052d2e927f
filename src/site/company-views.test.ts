import { expect, test } from 'vitest'
import { samplePage } from '../../tests/support/sample.ts'
import type { Page } from '../model/page.ts'
import {
  hoursByOffice,
  pagesByDivision,
  readersBySubject,
  rolesByOffice,
  sentencesBySection,
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
  expect(rows.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'New York: 14:00–23:00 UTC, 4 hours shared',
    'London: 09:00–18:00 UTC, 5 hours shared',
    'Singapore: 01:00–10:00 UTC, 1 hour shared',
  ])
})

test('hours that pass midnight, stand half an hour off or are shared with nobody are said as they are', () => {
  expect(hoursByOffice([office('Auckland', 'Pacific/Auckland')])[0]?.value).toBe('20:00–05:00 UTC')
  expect(hoursByOffice([office('Mumbai', 'Asia/Kolkata')])[0]?.value).toBe('03:30–12:30 UTC')
})

test('a stretch of the day is named by those who answer in it together', () => {
  const rows = [
    { label: 'A', ticks: '.|!!' },
    { label: 'B', ticks: '.!!.' },
    { label: 'C', ticks: '.!!!' },
  ]
  expect(sharedHours(rows)).toEqual([
    { cities: ['B', 'C'], hours: '0.25 hours', left: 25, width: 25 },
    { cities: ['A', 'B', 'C'], hours: '0.25 hours', left: 50, width: 25 },
    { cities: ['A', 'C'], hours: '0.25 hours', left: 75, width: 25 },
  ])
  expect(sharedHours([{ label: 'A', ticks: '.||.' }])).toEqual([])
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

const two = [office('London', 'Europe/London'), office('Singapore', 'Asia/Singapore')]
const role = (title: string, location: string) => ({ title, href: `/careers/${title}`, location })

test('a position stands at its office, and one for anywhere has the hours of all', () => {
  const rows = rolesByOffice(two, [role('a', 'London'), role('b', 'Remote'), role('c', 'London')])
  const told = rows.map(({ label, roles }) => `${label}: ${roles.map(({ title }) => title).join(' ')}`)
  expect(told).toEqual(['London: a c', 'Remote: b', 'Singapore: '])
  const [london = '', remote = '', singapore = ''] = rows.map(({ ticks }) => ticks)
  const anyone = [...london].map((tick, i) => (tick === '!' ? '!' : tick === '|' || singapore[i] === '|' ? '|' : '.'))
  expect(remote).toBe(anyone.join(''))
})

test('offices stand in the order of the positions that they have', () => {
  const rows = rolesByOffice(two, [role('a', 'Singapore'), role('b', 'London')])
  expect(rows.map(({ label }) => label)).toEqual(['Singapore', 'London'])
})

test('where nothing is done anywhere, there is no such row', () => {
  expect(rolesByOffice(two, [role('a', 'London')]).map(({ label }) => label)).toEqual(['London', 'Singapore'])
})

test('a division counts every page below it, and not itself', () => {
  const division = { kind: 'division', name: 'D' } as Partial<Page>
  const tree = buildTree([
    samplePage('/'),
    samplePage('/d', division),
    samplePage('/d/f'),
    samplePage('/d/f/a'),
    samplePage('/about', { kind: 'about' } as Partial<Page>),
  ])
  const row = { label: 'D', href: '/d', value: '2 pages', ticks: '!i' }
  expect(pagesByDivision(tree, [])).toEqual([{ ...row, text: undefined }])
  expect(pagesByDivision(tree, [{ page: '/d', does: 'Folds.' }])).toEqual([{ ...row, text: 'Folds.' }])
})

test('a section counts its sentences, and what stands above the first heading is in no list', () => {
  const headings = [{ label: 'A' }, { label: 'B' }]
  const said = (markdown: string) => sentencesBySection({ markdown }, headings).map(({ value }) => value)
  expect(said('Opening. More.\n\n## A\n\nOne. Two.\n\n## B\n\nThree.')).toEqual(['2 sentences', '1 sentence'])
  expect(said('## A\n\nOne.\n\n## B\n\nTwo. Three.')).toEqual(['1 sentence', '2 sentences'])
})
