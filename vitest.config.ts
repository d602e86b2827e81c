import { defineConfig } from 'vitest/config'
import { texts } from './scripts/build-texts.ts'

/** Time enough for a program to start or a page to be drawn beside others; how fast something is, no test says. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 25_000 } } }

export default defineConfig({
  test: {
    // Browser journeys mostly wait; more at a time than this and they wait for each other.
    maxWorkers: 3,
    projects: [
      {
        plugins: [texts],
        test: {
          ...patience,
          name: 'rules',
          // Files share what they import: reading it anew for each took longer than the tests. What they open goes with them.
          isolate: false,
          include: [
            'src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'db/**/*.test.ts',
            'bench/**/*.test.ts',
            'cluster/**/*.test.ts',
          ],
          exclude: ['src/*.test.ts', 'src/**/server/**'],
        },
      },
      {
        plugins: [texts],
        test: {
          ...patience,
          name: 'server',
          isolate: false,
          setupFiles: ['src/testing/each-file.ts'],
          include: ['src/*.test.ts', 'src/**/server/**/*.test.ts'],
          globalSetup: 'src/testing/database.ts',
        },
      },
      {
        test: {
          ...patience,
          name: 'browser',
          isolate: false,
          setupFiles: ['src/testing/each-file.ts'],
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['src/testing/database.ts', 'src/testing/chromium.ts'],
        },
      },
    ],
  },
})
