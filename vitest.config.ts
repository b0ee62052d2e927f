import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['{src,build,deploy,tools}/**/*.test.ts', 'tests/unit/**/*.test.ts'] } },
      // These read dist/, so they run after the build.
      {
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      // These build copies of their own.
      { test: { name: 'edits', include: ['tests/edits/**/*.test.ts'], testTimeout: 120_000 } },
    ],
  },
})
