/** Where the built site and the fixture answer while browser tests run: global-setup.ts serves both on free ports. */
export const siteOrigin = process.env['SITE_ORIGIN'] ?? ''
export const fixtureOrigin = process.env['FIXTURE_ORIGIN'] ?? ''
