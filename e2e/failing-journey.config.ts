import { defineConfig } from 'vitest/config'

/** Runs what fails on purpose, which no other run finds. */
export default defineConfig({
  test: {
    include: ['e2e/failing-journey.ts'],
    setupFiles: ['src/testing/each-file.ts'],
    globalSetup: ['src/testing/chromium.ts'],
  },
})
