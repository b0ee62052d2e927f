import { buildFixture, buildServiceFixture } from './fixture-site.ts'

/** Builds both fixtures ahead of the browser tests, which find them ready: npm run build:fixtures */
await Promise.all([buildFixture(), buildServiceFixture()])
