// Who may import whom (docs/architecture.md). A room may use what stands below it, never what stands above.
// The .astro files cannot be read here: tests/unit/rooms.test.ts holds them to the same table.
/** @type {Record<string, string[]>} */
export const rooms = {
  lib: [],
  model: ['lib'],
  site: ['model', 'lib'],
  art: ['lib'],
  seo: ['art', 'site', 'model', 'styles', 'lib'],
  ui: ['lib'],
  islands: [],
  search: ['site', 'model', 'ui', 'lib'],
  chrome: ['islands', 'search', 'site', 'model', 'ui', 'lib'],
  parts: ['ui', 'lib'],
  figures: ['parts', 'model', 'ui', 'lib'],
  sections: ['art', 'figures', 'parts', 'model', 'ui', 'lib'],
  features: ['figures', 'parts', 'site', 'model', 'ui', 'lib'],
  templates: ['features', 'figures', 'parts', 'search', 'sections', 'seo', 'site', 'model', 'ui', 'lib'],
  layouts: ['chrome', 'search', 'seo', 'site', 'model', 'styles', 'lib'],
  gallery: ['layouts', 'features', 'figures', 'parts', 'sections', 'model', 'ui', 'lib'],
  pages: ['layouts', 'chrome', 'templates', 'search', 'seo', 'site', 'model', 'styles', 'lib'],
  styles: [],
}

const only = Object.entries(rooms).map(([room, allowed]) => ({
  name: `${room}-imports-only-${allowed.join('-') || 'nothing'}`,
  severity: 'error',
  from: { path: `^src/${room}/`, pathNot: '\\.test\\.ts$' },
  to: { path: '^src/', pathNot: `^src/(${[room, ...allowed].join('|')})/` },
}))

export default {
  forbidden: [
    ...only,
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      // Schemas bring the parsers of the gate along: in a browser, of the gallery at least, they cannot run.
      name: 'what-is-drawn-knows-only-types-of-schemas',
      severity: 'error',
      from: { path: '^src/(features|parts|sections|ui)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/model/(schema|checks)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'src-knows-no-tools-or-tests',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(build|tools|tests)/' },
    },
    {
      name: 'service-uses-the-rules-of-the-form',
      severity: 'error',
      from: { path: '^service/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^(src|build|tools|tests)/',
        pathNot: '^src/(features/contact/(fields|rules)|model/inquiries|site/message-settings)\\.ts$',
      },
    },
    {
      name: 'nothing-of-the-service-is-in-the-browser',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^service/' },
    },
    {
      // Whoever only builds, serves or edits the site has no others (tools/install.mjs).
      name: 'the-site-needs-no-package-for-checks',
      severity: 'error',
      from: { path: '^(src|build|deploy|service|tools/edit)/', pathNot: '\\.(test|examples)\\.tsx?$|^src/gallery/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^astro:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
}
