import { expect, test } from 'vitest'
import { samplePage } from '../../tests/support/sample.ts'
import { distinctNames, inOneLine } from './distinct-names.ts'
import { buildTree } from './tree.ts'

const page = (address: string, name: string) => samplePage(address, { name })
const names = distinctNames(
  buildTree([
    page('/', 'Home'),
    page('/about', 'About'),
    page('/services', 'Services'),
    page('/services/research', 'Research'),
    page('/services/research/private', 'Private'),
    page('/services/research/joint', 'Joint Papers'),
    samplePage('/services/research/will', { name: 'Cleo', heading: 'Cleo: Estate Planning', facts: [] }),
    samplePage('/services/research/bank', { name: 'Banking', heading: 'Something else', facts: [] }),
    page('/services/funds', 'Funds'),
    page('/services/funds/bonds', 'Long Bonds'),
    page('/insights', 'Insights'),
    page('/insights/research', 'research'),
    page('/insights/funds', 'Funds'),
    page('/insights/funds/bonds', 'Long Bonds'),
  ]),
)
const said = (address: string) => inOneLine(names.get(address) ?? { name: '' })

test.each([
  ['a name of one word says where it belongs', '/services/research/private', 'Private (Research)'],
  ['a name of several words that no other page has stands alone', '/services/research/joint', 'Joint Papers'],
  ['a heading that says more than the name is said instead', '/services/research/will', 'Cleo: Estate Planning'],
  ['another heading is not', '/services/research/bank', 'Banking (Research)'],
  ['right below the home page there is nothing to add', '/about', 'About'],
  ['two pages of one name are told apart', '/services/research', 'Research (Services)'],
  ['however they are capitalized', '/insights/research', 'research (Insights)'],
  ['where the pages above share a name, too, the next above tells', '/services/funds/bonds', 'Long Bonds (Services)'],
  ['for both', '/insights/funds/bonds', 'Long Bonds (Insights)'],
])('%s', (_case, address, expected) => expect(said(address)).toBe(expected))
