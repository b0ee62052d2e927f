import { readContent } from '../../src/model/read.ts'

export { fixtureOrigin } from './origins.ts'

/** The content of the fixture site, for tests that choose its pages by what they are. */
export const fixture = readContent('tests/fixture', { today: new Date() })
