import { performance } from 'node:perf_hooks'
import { Counter, collectDefaultMetrics, Gauge, type Registry } from 'prom-client'
import type { Live } from '../live/live.ts'
import type { Gate } from '../overload/overload.ts'

/** What one process has and does: memory, processor, event loop, what it keeps in memory and whether it hears of changes. */
export function measureProcess(registry: Registry, { live, gate }: { live: Live; gate: Gate }): void {
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  // Gauges under the names of counters; what they count stays under names without `_total`.
  for (const name of ['handles', 'requests', 'resources']) registry.removeSingleMetric(`nodejs_active_${name}_total`)
  counted(
    'nodejs_eventloop_active_seconds_total',
    'Time in which the event loop was at work, and so could take up nothing else',
    () => [[{}, performance.eventLoopUtilization().active / 1000]],
  )
  counted(
    'cache_reads_total',
    'Values asked of the memory of the process, by what it was made from and whether it was there',
    () =>
      [...live.memories].flatMap(([kind, { hits, misses }]) => [
        [{ kind, outcome: 'hit' }, hits],
        [{ kind, outcome: 'miss' }, misses],
      ]),
    ['kind', 'outcome'],
  )
  read(
    'cache_usable',
    'Whether the process may answer from memory: it hears of every change, and all others know of it',
    () => Number(live.mayCache),
  )
  read('live_listening', 'Whether the connection that tells of changes (LISTEN) is up', () => Number(live.listening))
  read(
    'live_peers',
    'Other processes on the same database that this one waits for when something changes',
    () => live.peers,
  )
  read('overload_requests_under_way', 'Requests that use the database and were let in', () => gate.load.underWay)
  read(
    'overload_database_wait_seconds',
    'What a statement waits for its turn, 0 while a connection is free',
    () => gate.load.wait / 1000,
  )
  read(
    'overload_event_loop_late_seconds',
    'How late the event loop was throughout the last half second',
    () => gate.load.lag / 1000,
  )

  function read(name: string, help: string, value: () => number) {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value())
      },
    })
  }

  function counted(
    name: string,
    help: string,
    values: () => [labels: Record<string, string>, count: number][],
    labelNames: string[] = [],
  ) {
    new Counter({
      name,
      help,
      labelNames,
      registers,
      collect() {
        this.reset()
        for (const [labels, count] of values()) this.inc(labels, count)
      },
    })
  }
}
