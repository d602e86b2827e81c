import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { Server } from '../http/http.ts'
import { liveEventsPath } from '../live/events.ts'

/** The bounds 0.15 and 0.5 are the goals for reads and bookings. */
const seconds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 10]

/**
 * Counts and times every request by the route that answers it, `none` where there is none: an address that was made up
 * never becomes a label. Open streams of live updates are counted apart, since they last for as long as a page is open.
 */
export function measureRequests(app: Server, registry: Registry): void {
  const registers = [registry]
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: seconds,
    registers,
  })
  const inFlight = counted('http_requests_in_flight', 'Requests being answered now', registers)
  const screens = counted('http_live_screens', 'Open screens that are told of changes', registers)
  const aborted = new Counter({
    name: 'http_requests_aborted_total',
    help: 'Requests whose connection was gone before all of the answer was sent',
    registers,
  })
  const problems = new Counter({
    name: 'http_problems_total',
    help: 'Requests that were refused or failed, by the code of their problem',
    labelNames: ['code'],
    registers,
  })

  app.addHook('onRequest', (request, reply, done) => {
    const streams = request.routeOptions.url === liveEventsPath
    const open = streams ? screens : inFlight
    open.now++
    reply.raw.on('close', () => {
      open.now--
      if (!streams && !reply.raw.writableFinished) aborted.inc()
    })
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { url: route = 'none' } = request.routeOptions
    if (reply.problem !== undefined) problems.inc({ code: reply.problem })
    if (route !== liveEventsPath)
      duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
}

/** A number that becomes a metric only when it is asked for: it changes with each request. */
function counted(name: string, help: string, registers: Registry[]): { now: number } {
  const count = { now: 0 }
  new Gauge({
    name,
    help,
    registers,
    collect: function () {
      this.set(count.now)
    },
  })
  return count
}
