import cluster from 'node:cluster'
import { Counter, Registry } from 'prom-client'
import { gatherWorkersMetrics, metricsOfWorkers } from '#kit/server/metrics/cluster.ts'

/**
 * A process with three below it, of which the third never answers: says what the first then tells of all.
 */
if (cluster.isPrimary) {
  gatherWorkersMetrics()
  const workers = [1, 2, 3].map((number) => cluster.fork({ WORKER: String(number) }))
  let ready = 0
  cluster.on('message', (_worker, message: unknown) => {
    if (message === 'ready' && ++ready === workers.length) workers[0]?.send('tell')
    if (typeof message === 'object' && message !== null && 'text' in message) {
      console.log(JSON.stringify(message))
      for (const worker of workers) worker.kill('SIGKILL')
    }
  })
} else {
  const registry = new Registry()
  const number = Number(process.env.WORKER)
  new Counter({ name: 'oars_sold_total', help: 'Oars', labelNames: ['kind'], registers: [registry] }).inc(
    { kind: 'long' },
    number,
  )
  if (number < 3) {
    const metrics = metricsOfWorkers(registry)
    process.on('message', async (message) => {
      if (message !== 'tell') return
      process.send?.({ text: await metrics() })
    })
  }
  process.on('message', () => {})
  process.send?.('ready')
}
