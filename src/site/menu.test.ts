import { describe, expect, test } from 'vitest'
import { samplePage } from '../../tests/support/sample.ts'
import type { Page } from '../model/page.ts'
import type { Office } from '../model/schema/facts.ts'
import { buildFooter, buildMenu, currentSection, menuNotes } from './menu.ts'
import { buildTree } from './tree.ts'

describe('menu', () => {
  const plain = {
    kind: 'about',
    name: 'About',
    parts: [{ label: 'Mission', anchor: 'mission' }],
  } as unknown as Partial<Page>
  const tree = buildTree([
    samplePage('/'),
    samplePage('/s', { name: 'Software' }),
    samplePage('/s/api', { name: 'API', summary: 'Interfaces' }),
    samplePage('/s/api/two', { name: 'Two', order: 2 }),
    samplePage('/s/api/one', { name: 'One', order: 1, kind: 'offering', status: 'published' }),
    samplePage('/s/api/later', { name: 'Twice', order: 3, kind: 'offering', status: 'published' }),
    samplePage('/s/funds', { name: 'Twice' }),
    samplePage('/about', plain),
  ])
  const menu = buildMenu(tree, [
    { title: 'Software & Technology', short: 'Software', page: '/s', items: [{ page: '/s/api' }] },
    {
      title: 'Company',
      short: 'Company',
      page: '/about',
      items: [{ page: '/about' }, { page: '/s/api', label: 'Tools' }],
    },
  ])

  describe('the menu', () => {
    test('shows what the pages say of themselves, which are in preparation, and tells two of one name apart', () => {
      expect(menu[0]).toEqual({
        title: 'Software & Technology',
        short: 'Software',
        href: '/s',
        items: [
          {
            title: 'API',
            description: 'Interfaces',
            href: '/s/api',
            subItems: [
              { label: 'One', href: '/s/api/one' },
              { label: 'Two', href: '/s/api/two', isUpcoming: true },
              { label: 'Twice (API)', href: '/s/api/later' },
            ],
          },
        ],
      })
    })

    test('links to the parts of a page that has no children', () => {
      expect(menu[1]?.items[0]?.subItems).toEqual([{ label: 'Mission', href: '/about#mission' }])
    })

    test('may call a page by another name', () => {
      expect(menu[1]?.items[1]?.title).toBe('Tools')
    })

    test.each([
      ['/s', 'Software'],
      ['/s/api/one', 'Software'],
      ['/about', 'Company'],
      ['/about/people/one', 'Company'],
      ['/abouts', undefined],
      ['/', undefined],
      ['/sold', undefined],
    ])('%s belongs to %s', (address, short) => expect(currentSection(menu, address)?.short).toBe(short))
  })

  test('the footer links to pages by their own names, to parts, and by another name where one is given', () => {
    const footer = [{ title: 'Legal', links: [{ page: '/s' }, { page: '/about', anchor: 'mission', label: 'Why' }] }]
    expect(buildFooter(tree, footer)).toEqual([
      {
        title: 'Legal',
        links: [
          { label: 'Software', href: '/s' },
          { label: 'Why', href: '/about#mission' },
        ],
      },
    ])
  })
})

describe('menu notes', () => {
  const page = (address: string, changes: object = {}) =>
    samplePage(address, { kind: 'offering', status: 'published', name: address, ...changes } as Partial<Page>)
  const advice = [
    { title: 'One', text: 'Take one. Or not.' },
    { title: 'Two', text: 'Take two.' },
  ]
  const children = (family: string, count: number) =>
    Array.from({ length: count }, (_, i) => page(`${family}/${i + 1}`, { order: i }))
  const article = (name: string, date: string) => {
    const address = `/texts/reports/news/${name}`
    return page(address, { kind: 'article', heading: name, date, order: -Date.parse(date) })
  }

  const tree = buildTree([
    page('/'),
    page('/s'),
    page('/s/few', { kind: 'family', choosing: advice }),
    ...children('/s/few', 2),
    page('/s/more', { kind: 'family', choosing: advice }),
    ...children('/s/more', 12),
    page('/s/half', { kind: 'family', choosing: advice }),
    ...children('/s/half', 1),
    samplePage('/s/half/later', { order: 9 }),
    page('/texts'),
    page('/texts/reports', { kind: 'family', choosing: advice }),
    page('/texts/reports/news', { kind: 'category', name: 'News' }),
    article('older', '2026-01-01'),
    article('newer', '2026-02-01'),
    article('scheduled', '2027-01-01'),
    page('/about', { kind: 'about', parts: [{ label: 'Mission', anchor: 'mission' }] }),
    page('/contact', { kind: 'contact', parts: [{ label: 'Oslo', anchor: 'oslo' }] }),
  ])
  const section = (href: string, ...items: string[]) => ({
    title: href,
    short: href,
    page: href,
    items: items.map((address) => ({ page: address })),
  })
  const menu = buildMenu(tree, [
    section('/s', '/s/few', '/s/more', '/s/half'),
    section('/texts', '/texts/reports'),
    section('/about', '/about', '/contact'),
  ])
  const offices = [
    { city: 'Oslo', phone: '+47 1' },
    { city: 'Bergen', phone: '+47 2' },
  ] as Office[]
  const [software, texts, company] = menuNotes({ tree, menu, offices, today: new Date('2026-06-01') })

  describe('the notes of the menu', () => {
    test('have a line for each of up to eight links, and none for more', () => {
      expect(software?.items[0]?.lines).toEqual(['Summary of /s/few/1', 'Summary of /s/few/2'])
      expect(software?.items[1]?.lines).toEqual([])
    })

    test('have no line for what is in preparation, nor does it take a line from the others', () => {
      expect(software?.items[2]?.lines).toEqual(['Summary of /s/half/1'])
    })

    test('say what a family of few is, and how to choose from it beside a list of many', () => {
      expect(software?.items[0]).toMatchObject({
        choosing: advice,
        sentence: tree.byAddress.get('/s/few')?.description,
      })
      expect(software?.items[1]).toEqual({ lines: [], choosing: [] })
      expect(texts?.items[0]?.choosing).toEqual([])
      expect(texts?.items[0]?.sentence).toBeUndefined()
    })

    test('end with the newest article that visitors have', () => {
      const href = '/texts/reports/news/newer'
      expect(texts?.newest).toEqual({ title: 'newer', href, category: 'News', date: 'February 1, 2026' })
      expect(software?.newest).toBeUndefined()
    })

    test('have the phone of an office at its link, and no line for a part of a page', () => {
      expect(company?.items.map(({ lines }) => lines)).toEqual([[''], ['+47 1']])
    })
  })
})
