import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { notAllowed } from '#kit/shared/problem.ts'
import type { Server } from './http.ts'
import { sameSecret } from './secret.ts'

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** `/metrics`: Prometheus, loopback or token only. */
export function metricsRoutes(app: Server, { metricsToken }: { metricsToken: string | undefined }): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })

  app.get('/metrics', async (request, reply) => {
    const token = request.headers.authorization?.replace(/^Bearer /, '')
    const byToken = metricsToken !== undefined && token !== undefined && sameSecret(token, metricsToken)
    if (!byToken && !loopback.has(request.ip)) throw notAllowed()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
