import { describe, expect, test } from 'vitest'
import { samplePage } from '../../tests/support/sample.ts'
import type { Page } from '../model/page.ts'
import { buildFooter, buildMenu, currentSection } from './menu.ts'
import { buildTree } from './tree.ts'

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
