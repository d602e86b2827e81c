/**
 * What the C library of Linux is told: it would keep what is given back to it in a pool for each thread, after hashing and
 * pictures up to 150 MB that nobody uses. It asks only when a program begins.
 */
export const frugal =
  process.platform === 'linux'
    ? { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576', MALLOC_TRIM_THRESHOLD_: '1048576' }
    : {}

/** Begins this very process once more where it was not told yet. */
export function beginFrugally() {
  const isTold = Object.keys(frugal).every((name) => name in process.env)
  if (isTold || !process.execve) return
  const command = [process.execPath, ...process.execArgv, ...process.argv.slice(1)]
  process.execve(process.execPath, command, { ...frugal, ...process.env })
}
