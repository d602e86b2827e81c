import cluster from 'node:cluster'
import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue, type Registry } from 'prom-client'

type Metrics = MetricObjectWithValues<MetricValue<string>>[]

/** A web process asks the one above it, which asks them all and answers with the text of what came. */
type Message =
  | { kind: 'metrics of all wanted'; number: number }
  | { kind: 'metrics wanted'; number: number }
  | { kind: 'metrics'; number: number; metrics: Metrics }
  | { kind: 'metrics of all'; number: number; text: string }

/** Milliseconds: one that has only just been started does not answer yet, and the others are not held up by it. */
const waitForOthers = 1000

const messageOf = (message: unknown) => message as Partial<Message> as Message | undefined
let numbers = 0

/** In the process above the web processes of one machine: puts their metrics together for whichever was asked. */
export function gatherWorkersMetrics(): void {
  const gatherings = new Map<number, { asked: number; came: Metrics[]; done: () => void }>()
  cluster.on('message', (worker, received: unknown) => {
    const message = messageOf(received)
    if (message?.kind === 'metrics') {
      const gathering = gatherings.get(message.number)
      gathering?.came.push(message.metrics)
      if (gathering?.came.length === gathering?.asked) gathering?.done()
    }
    if (message?.kind === 'metrics of all wanted') void gather().then((text) => tell(worker, message.number, text))
  })

  async function gather(): Promise<string> {
    const number = ++numbers
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected())
    const came: Metrics[] = []
    await new Promise<void>((done) => {
      const timer = setTimeout(done, waitForOthers)
      gatherings.set(number, {
        asked: workers.length,
        came,
        done: () => {
          clearTimeout(timer)
          done()
        },
      })
      for (const worker of workers) worker?.send({ kind: 'metrics wanted', number } satisfies Message)
    })
    gatherings.delete(number)
    return AggregatorRegistry.aggregate(came).metrics()
  }
}

function tell(worker: typeof cluster.worker, number: number, text: string) {
  if (worker?.isConnected()) worker.send({ kind: 'metrics of all', number, text } satisfies Message)
}

/**
 * The metrics of all web processes of the machine, each with the label `worker`: a scrape reaches one of them by chance,
 * and sums over the label are right even when one was replaced.
 */
export function metricsOfWorkers(registry: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => registry.metrics()
  registry.setDefaultLabels({ worker: process.env.WORKER ?? String(cluster.worker?.id) })
  const waiting = new Map<number, (text: string) => void>()
  process.on('message', async (received) => {
    const message = messageOf(received)
    if (message?.kind === 'metrics of all') waiting.get(message.number)?.(message.text)
    if (message?.kind === 'metrics wanted') {
      const metrics = (await registry.getMetricsAsJSON()) as Metrics
      process.send?.({ kind: 'metrics', number: message.number, metrics } satisfies Message)
    }
  })
  return async () => {
    const number = ++numbers
    const told = new Promise<string>((done) => waiting.set(number, done))
    process.send?.({ kind: 'metrics of all wanted', number } satisfies Message)
    return told.finally(() => waiting.delete(number))
  }
}
