/** What is to be undone at the end, the last first, also when the run fails or is broken off. */
export type CleanUp = { later: (work: () => Promise<unknown>) => void; now: () => Promise<void> }

/** Runs work and undoes all that it left for later, whatever happens. */
export async function cleaningUp(work: (cleanUp: CleanUp) => Promise<void>): Promise<void> {
  const left: (() => Promise<unknown>)[] = []
  const now = async () => {
    for (let undo = left.pop(); undo; undo = left.pop()) await undo().catch((error: unknown) => console.error(error))
  }
  const stop = () => void now().then(() => process.exit(1))
  process.once('SIGINT', stop).once('SIGTERM', stop)
  try {
    await work({ later: (undo) => void left.push(undo), now })
  } finally {
    await now()
    process.off('SIGINT', stop).off('SIGTERM', stop)
  }
}
