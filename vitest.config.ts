import { defineConfig } from 'vitest/config'

/** No test says how fast it must be: a busy machine is no fault of the code. What takes ten minutes hangs. */
const patience = { testTimeout: 600_000, hookTimeout: 600_000 }

export default defineConfig({
  test: {
    // Test files share what they import: loading it anew for each took longer than the tests.
    isolate: false,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,build,deploy}/**/*.test.ts', 'tests/unit/**/*.test.ts'],
          ...patience,
        },
      },
      // What no visitor meets: npm scripts, the desk, guides, the service's own parts.
      {
        test: {
          name: 'tools',
          include: ['{service,tools}/**/*.test.ts', 'tests/tools/**/*.test.ts', 'tests/hosts/live.test.ts'],
          ...patience,
        },
      },
      // The service that takes messages, on Node and SQLite; what it is made of is tried with the tools.
      {
        test: {
          name: 'service',
          include: ['tests/service/*.test.ts'],
          exclude: ['tests/service/{on-workerd,behind-nginx}.test.ts'],
          ...patience,
        },
      },
      // These read dist/, so they run after the build.
      {
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts', 'tests/hosts/local.test.ts'],
          ...patience,
        },
      },
      // These also install and start other hosts.
      {
        test: {
          name: 'hosts',
          include: [
            'tests/hosts/{every-host,fuzzed,nginx-cost,nginx-renewed,nginx-log}.test.ts',
            'tests/service/{on-workerd,behind-nginx}.test.ts',
          ],
          ...patience,
        },
      },
      // These build copies of their own.
      { test: { name: 'edits', include: ['tests/editing/**/*.test.ts'], ...patience } },
      // The same tests in two other engines, on the built site; each file starts a browser, one after another.
      ...['firefox', 'webkit'].map((name) => ({
        test: {
          name,
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: 'tests/engines/setup.ts',
          fileParallelism: false,
          expect: { poll: { timeout: 10_000 } },
          ...patience,
        },
      })),
    ],
  },
})
