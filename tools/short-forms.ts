/** Whether a script is only to show that it still works: one page or one round, and nothing is judged by its time. */
export const isShort = process.argv.includes('--short')

/** What npm run test:backstage adds to each npm script that nothing else runs, so that none rots. */
export const shortForms: Readonly<Record<string, readonly string[]>> = {
  format: [],
  fields: [],
  'content:check': [],
  'content:report': [],
  'launch:check': ['--print'],
  fuzz: ['gate', '--minutes', '0.1', '--seed', '1'],
  visits: ['/dev/null'],
  same: ['dist', 'dist'],
  look: ['/'],
  bench: ['--short'],
  'bench:scale': ['--short'],
  'bench:next': ['--short'],
  'bench:interaction': ['--short'],
  'bench:search': [],
}

/** The others, by the test that runs them or what they run. Those of the hosts run on GitHub, which has hosts. */
export const triedIn: Readonly<Record<string, string>> = {
  start: 'tests/tools/start.test.ts',
  dev: 'tests/editing/dev.spec.ts',
  edit: 'tests/editing/desk.spec.ts',
  messages: 'tools/messages.test.ts',
  links: 'tools/links.test.ts',
  live: 'tests/hosts/live.test.ts',
  'test:hosts': '.github/workflows/test.yml',
  'test:engines': '.github/workflows/test.yml',
  // Wrangler, as the hosts' tests start it.
  cloudflare: 'tests/hosts/every-host.test.ts',
  'deploy:cloudflare': 'tests/hosts/every-host.test.ts',
  // The pictures of test:looks, taken anew.
  'test:pictures': 'tests/pictures/templates.spec.ts',
}
