import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import { inStep, type Node } from './database.ts'
import type { Load } from './load.ts'
import { until } from './place.ts'
import { must, type Step } from './steps.ts'
import { countRuns } from './steps-sharing.ts'
import type { App } from './web.ts'

/** Requests a second that customers send meanwhile. */
const bookings = 10
const reads = 100

/** Seconds within which the service must be back. */
const mostSeconds = 30

export const failureSteps: Step[] = [
  { name: 'kill -9 of the first application under load', run: (cluster) => killApp(cluster, 0) },
  { name: 'kill -9 of the second application under load', run: (cluster) => killApp(cluster, 1) },
  { name: 'kill -9 of the primary and its Patroni under load', run: (cluster) => losePrimary(cluster, 'die') },
  { name: 'The former primary comes back as a synchronous replica', run: rejoin },
  { name: 'A primary that hangs is replaced under load', run: (cluster) => losePrimary(cluster, 'freeze') },
  { name: 'It does no harm when it wakes up, and becomes a synchronous replica', run: rejoin },
  { name: 'Restarting one application after the other under load fails no request', run: rollingRestart },
]

async function killApp(cluster: Cluster, which: 0 | 1) {
  const { load, apps } = cluster
  return underLoad(load, async (window) => {
    await sleep(3000)
    const since = window.mark()
    await apps[which].kill()
    await sleep(4000)
    const before = await countRuns(cluster)
    await sleep(8000)
    const after = await countRuns(cluster)
    for (const name of ['invoices', 'payments'])
      must((after.get(name) ?? 0) > (before.get(name) ?? 0), `the job ${name} stopped with the application`)
    const upAgain = await restart(apps[which])
    await sleep(3000)
    const outage = window.outage(since)
    must(outage.last <= mostSeconds, `requests still failed ${outage.last.toFixed(1)} s after`)
    must(outage.gap <= mostSeconds, `no booking was acknowledged for ${outage.gap.toFixed(1)} s`)
    return `${outage.text}; started again in ${upAgain.toFixed(1)} s`
  })
}

async function restart(app: App) {
  await app.start()
  return app.ready()
}

/** The primary that was lost last. */
let lost: Node | undefined

async function losePrimary({ load, nodes }: Cluster, how: 'die' | 'freeze') {
  const { primary } = await inStep(nodes[0], 30)
  const node = nodes.find(({ name }) => name === primary)
  must(node, `there is no node ${primary}`)
  return underLoad(load, async (window) => {
    await sleep(3000)
    const since = window.mark()
    lost = node
    await node[how]()
    const back = await until('a booking that is acknowledged again', 90, async () =>
      load.acknowledged.find(({ sent }) => sent > since),
    )
    const seconds = (back.at - since) / 1000
    await sleep(5000)
    const outage = window.outage(since)
    must(seconds <= mostSeconds, `the first booking was acknowledged after ${seconds.toFixed(1)} s`)
    must(outage.last <= mostSeconds, `requests still failed ${outage.last.toFixed(1)} s after`)
    return `first booking acknowledged after ${seconds.toFixed(1)} s; ${outage.text}`
  })
}

async function rejoin({ nodes, load }: Cluster) {
  must(lost, 'no primary was lost')
  const [node, other] = lost === nodes[0] ? nodes : [nodes[1], nodes[0]]
  return underLoad(load, async (window) => {
    const since = window.mark()
    await node.start()
    const { primary, replica } = await inStep(other, 90)
    must(primary === other.name && replica === node.name, `${primary} is primary and ${replica} its replica`)
    const seconds = (performance.now() - since) / 1000
    await sleep(2000)
    return `in step again after ${seconds.toFixed(1)} s; ${window.outage(since).text}`
  })
}

async function rollingRestart({ load, apps }: Cluster) {
  return underLoad(load, async (window) => {
    await sleep(2000)
    const since = window.mark()
    for (const app of apps) {
      await app.stop()
      await restart(app)
      // HAProxy looks once a second.
      await sleep(3000)
    }
    await load.stop()
    const { failures } = window
    const some = failures(since)
      .slice(0, 3)
      .map(({ what, why }) => `${what}: ${why}`)
    must(some.length === 0, `${failures(since).length} requests failed: ${some.join('; ')}`)
    const { requests, text } = window.outage(since)
    return `${requests} requests in ${((performance.now() - since) / 1000).toFixed(0)} s; ${text}`
  })
}

type Window = ReturnType<typeof windowOf>

async function underLoad(load: Load, work: (window: Window) => Promise<string>) {
  const window = windowOf(load)
  load.start(bookings, reads)
  try {
    return await work(window)
  } finally {
    await load.stop()
  }
}

/** What the customers saw since a moment. */
function windowOf(load: Load) {
  const readsBefore = load.reads.length
  const failures = (since: number) => load.failures.filter(({ at }) => at >= since)
  const outage = (since: number) => {
    const failed = failures(since)
    const acknowledged = load.acknowledged.map(({ at }) => at).filter((at) => at >= since)
    const moments = [since, ...acknowledged.sort((a, b) => a - b)]
    const gap = Math.max(0, ...moments.map((at, n) => at - (moments[n - 1] ?? at))) / 1000
    const last = failed.length === 0 ? 0 : (Math.max(...failed.map(({ at }) => at)) - since) / 1000
    const count = (what: string) => failed.filter((one) => one.what === what).length
    const reasons = Map.groupBy(failed, ({ why }) => why)
    const most = [...reasons].sort(([, a], [, b]) => b.length - a.length).slice(0, 3)
    const text = [
      `${acknowledged.length} bookings acknowledged, ${count('booking')} tries of bookings and ${count('read')} of ${load.reads.length - readsBefore + count('read')} reads failed`,
      `the last ${last.toFixed(1)} s after, longest time without a booking ${gap.toFixed(1)} s`,
      ...most.map(([why, those]) => `${those.length} × ${why}`),
    ]
    return { last, gap, requests: acknowledged.length + load.reads.length - readsBefore, text: text.join('; ') }
  }
  return { mark: () => performance.now(), failures, outage }
}
