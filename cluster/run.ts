import { bringUp, type Cluster } from './cluster.ts'
import { makePlace, type Place } from './place.ts'
import type { Step } from './steps.ts'
import { endSteps } from './steps-end.ts'
import { failureSteps } from './steps-failures.ts'
import { sharingSteps } from './steps-sharing.ts'

const logLines = 15
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** Brings a cluster up, proves what it must do, and takes it down again. Answers how many proofs passed and failed. */
export async function testCluster(): Promise<{ passed: number; failed: number }> {
  const place = await makePlace()
  const interrupted = onceInterrupted()
  let cluster: Cluster | undefined
  const counts = { passed: 0, failed: 0 }
  try {
    const since = performance.now()
    cluster = await Promise.race([
      bringUp(place, (text) => console.log(`${text} after ${seconds(since)}`)),
      interrupted,
    ])
    console.log(`Two applications behind HAProxy after ${seconds(since)}`)
    for (const step of [...sharingSteps, ...failureSteps, ...endSteps]) {
      const passed = await Promise.race([prove(step, cluster, place), interrupted])
      counts[passed ? 'passed' : 'failed']++
    }
  } catch (error) {
    counts.failed++
    console.log(`✗ ${error instanceof Error ? error.message : error}\n${await place.tails(logLines)}`)
  } finally {
    await cluster?.close()
    await place.remove()
  }
  return counts
}

async function prove({ name, run }: Step, cluster: Cluster, place: Place): Promise<boolean> {
  const since = performance.now()
  try {
    const measured = await run(cluster)
    console.log(`✓ ${name} (${seconds(since)})${measured && `\n  ${measured}`}`)
    return true
  } catch (error) {
    console.log(
      `✗ ${name} (${seconds(since)})\n  ${error instanceof Error ? error.message : error}\n${await place.tails(logLines)}`,
    )
    return false
  }
}

function onceInterrupted(): Promise<never> {
  return new Promise((_, fail) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => fail(new Error(`interrupted by ${signal}`)))
  })
}
