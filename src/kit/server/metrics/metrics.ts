import { Counter, Registry } from 'prom-client'
import { notAllowed } from '#kit/shared/problem.ts'
import type { Server } from '../http/http.ts'
import type { Live } from '../live/live.ts'
import type { Sql } from '../postgres/db.ts'
import { type MetricsAccess, mayReadMetrics } from './access.ts'
import { measureCircuits } from './circuits.ts'
import { metricsOfWorkers } from './cluster.ts'
import { databaseRoundtrip, databaseState } from './database.ts'
import { measureRequests } from './http.ts'
import { measureProcess } from './process.ts'
import { type Readings, ReadMetrics } from './readings.ts'

/**
 * `/metrics`: Prometheus, for the machine itself or by token. First what each web process of the machine measures, then
 * what `readings` and the database say, which is the same whoever is asked.
 */
export function metricsRoutes(
  app: Server,
  { sql, live, access, readings }: { sql: Sql; live: Live; access: MetricsAccess; readings: readonly Readings[] },
): void {
  const registry = new Registry()
  measureRequests(app, registry)
  measureProcess(registry, { live, gate: app.gate })
  measureCircuits(registry, app.circuits)
  const failures = new Counter({
    name: 'metrics_read_failures_total',
    help: 'Readings for these metrics that failed or took too long; what they would say is absent then',
    labelNames: ['subject'],
    registers: [registry],
  })
  const read = [databaseRoundtrip(sql), databaseState(sql), ...readings].map((one) => {
    failures.inc({ subject: one.subject }, 0)
    return new ReadMetrics(one, () => failures.inc({ subject: one.subject }))
  })
  const measured = metricsOfWorkers(registry)

  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, access)) throw notAllowed()
    await Promise.all(read.map((one) => one.refresh()))
    const texts = await Promise.all([measured(), ...read.map((one) => one.registry.metrics())])
    return reply.header('cache-control', 'no-store').type(registry.contentType).send(texts.join('\n'))
  })
}
