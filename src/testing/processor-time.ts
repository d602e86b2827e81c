/** Milliseconds of processor time that the work takes in this thread: a busy machine makes it later, not longer. */
export async function processorTime(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
