import { expect, test } from 'vitest'
import { samplePage } from '../../../tests/support/sample.ts'
import type { Page } from '../page.ts'
import type { Company } from '../schema/facts.ts'
import { peopleProblems } from './people.ts'

const company = {
  careers: { departments: ['Kites', 'Boats'], types: ['Part-time'] },
  offices: [{ city: 'Oslo' }],
} as Company
const position = (changes: object) =>
  samplePage('/careers/a', {
    kind: 'position',
    department: 'Kites',
    location: 'Oslo',
    type: 'Part-time',
    ...changes,
  } as Partial<Page>)
const told = (changes: object) => peopleProblems([position(changes)], company).map(({ field, cure }) => [field, cure])

test.each([{}, { department: 'Boats' }, { location: 'Remote' }, { location: 'Remote', applicants: ['NO'] }])(
  'a position may have %o',
  (changes) => expect(told(changes)).toEqual([]),
)

test.each([
  [
    'department',
    'Kite',
    'Use one of: Kites, Boats; or add it to careers.departments in content/company.yaml. Did you mean "Kites"?',
  ],
  ['location', 'Paris', 'Use one of: Oslo, Remote; or add an office to content/company.yaml.'],
  ['type', 'Never', 'Use one of: Part-time; or add it to careers.types in content/company.yaml.'],
])('and no other %s than those the company has', (field, value, cure) =>
  expect(told({ [field]: value })).toEqual([[field, cure]]),
)

test('pages of other kinds are left alone', () => {
  expect(peopleProblems([samplePage('/a')], company)).toEqual([])
})
