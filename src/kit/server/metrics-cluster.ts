import cluster from 'node:cluster'
import { AggregatorRegistry, type Registry } from 'prom-client'

type Asked = { kind: 'metrics wanted'; number: number }
type Told = { kind: 'metrics of all'; number: number; text: string | null }

const isAsked = (message: unknown): message is Asked => (message as Asked | null)?.kind === 'metrics wanted'
const isTold = (message: unknown): message is Told => (message as Told | null)?.kind === 'metrics of all'

/** In the process above the web processes of one machine: puts their metrics together for whichever was asked. */
export function gatherWorkersMetrics(): void {
  const all = new AggregatorRegistry()
  cluster.on('message', (worker, message: unknown) => {
    if (!isAsked(message)) return
    const tell = (text: string | null) => {
      if (worker.isConnected()) worker.send({ kind: 'metrics of all', number: message.number, text } satisfies Told)
    }
    all.clusterMetrics().then(tell, () => tell(null))
  })
}

let asked = 0

/**
 * The metrics of all web processes of the machine, each with the label `worker`: a scrape reaches one of them by chance,
 * and sums over the label are right even when one was replaced. Its own alone when the others do not answer.
 */
export function metricsOfWorkers(registry: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => registry.metrics()
  registry.setDefaultLabels({ worker: process.env.WORKER ?? String(cluster.worker?.id) })
  // Made for what it sets up: the answer to the process above.
  new AggregatorRegistry()
  AggregatorRegistry.setRegistries(registry)
  const waiting = new Map<number, (text: string | null) => void>()
  process.on('message', (message) => {
    if (isTold(message)) waiting.get(message.number)?.(message.text)
  })
  return async () => {
    const number = ++asked
    const told = new Promise<string | null>((done) => waiting.set(number, done))
    process.send?.({ kind: 'metrics wanted', number } satisfies Asked)
    const text = await told.finally(() => waiting.delete(number))
    return text ?? registry.metrics()
  }
}
