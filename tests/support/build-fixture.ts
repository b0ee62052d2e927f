import { buildFixture } from './fixture-site.ts'

/** Builds the fixture ahead of the browser tests, which find it ready: npm run build:fixture */
await buildFixture()
