import { describe, expect, test } from 'vitest'
import { samplePage } from '../../tests/support/sample.ts'
import type { Page } from '../model/page.ts'
import { buildTree } from '../site/tree.ts'
import { platePartsOf } from './portraits.tsx'

const page = (address: string, changes: object = {}) => samplePage(address, changes as Partial<Page>)
const span = { from: '1d', to: '1y', drawn: 'solid' }
const ladder = { kind: 'strategies', edgeFact: 'Edge', spanFact: 'Horizon', compare: [], choosing: [] }
const tree = buildTree([
  page('/', { kind: 'home' }),
  page('/d', { kind: 'division', name: 'Division' }),
  page('/d/list', { kind: 'family' }),
  page('/d/list/a'),
  page('/d/ladder', ladder),
  page('/d/ladder/a', { kind: 'strategy', span, facts: [], risk: 'It can fail.' }),
  page('/e', { kind: 'division', name: 'Elsewhere' }),
  page('/e/ladder', ladder),
  page('/e/ladder/a', { kind: 'strategy', span, facts: [], risk: 'It can fail.' }),
  page('/jobs', { kind: 'division', name: 'Jobs', products: { heading: 'Jobs', cards: [] } }),
  page('/jobs/ladder', ladder),
  page('/jobs/ladder/a', { kind: 'strategy', span, facts: [], risk: 'It can fail.' }),
])

const item = (href: string, ...members: string[]) => ({
  title: href,
  description: 'x',
  href,
  subItems: members.map((name) => ({ label: name, href: `${href}/${name}` })),
})
const parts = (...families: Parameters<typeof platePartsOf>[2]) => platePartsOf(tree, '/d', families)

describe("a division's plate", () => {
  test('draws families that have a portrait, and lists the others below them with all their members', () => {
    const [first, second] = parts(item('/d/list', 'a'), item('/d/ladder', 'a'))
    expect(first).toMatchObject({ href: '/d/ladder', figure: expect.anything(), links: [] })
    expect(second).toMatchObject({ href: '/d/list', links: [{ href: '/d/list/a' }] })
    expect(second?.figure).toBeUndefined()
  })

  test('lists a family that another division draws, and says which; one that stands there by job is drawn', () => {
    const [drawn, listed] = parts(item('/e/ladder', 'a'), item('/jobs/ladder', 'a'))
    expect(drawn).toMatchObject({ href: '/jobs/ladder', figure: expect.anything() })
    expect(listed).toMatchObject({ home: 'Elsewhere', links: [{ href: '/e/ladder/a' }] })
  })

  test('draws nothing of a family without members, and names those in preparation beside the drawing', () => {
    expect(parts(item('/d/ladder'))[0]?.figure).toBeUndefined()
    const upcoming = { label: 'B', href: '/d/ladder/b', isUpcoming: true as const }
    const [part] = parts({ ...item('/d/ladder', 'a'), subItems: [...item('/d/ladder', 'a').subItems, upcoming] })
    expect(part).toMatchObject({ figure: expect.anything(), links: [upcoming] })
  })
})
