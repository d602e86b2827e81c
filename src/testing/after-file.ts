import { afterAll } from 'vitest'

type Cleanup = () => Promise<unknown> | unknown
// Files share what they import, so it is one list for all of them, and empty when each begins.
const cleanups: Cleanup[] = []

/** Undoes something when the test file that runs has ended, latest first; may be asked for at any point of it. */
export const afterFile = (cleanup: Cleanup): void => void cleanups.push(cleanup)

/** For the setup of test files. */
export const cleanUpAfterFile = (): void =>
  afterAll(async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
  })
