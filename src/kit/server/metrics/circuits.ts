import { Counter, Gauge, type Registry } from 'prom-client'
import type { Circuit } from '../outbound/circuit.ts'

/** Whether those whom the process asks outside answer. `circuits` may grow. */
export function measureCircuits(registry: Registry, circuits: readonly Circuit[]): void {
  const registers = [registry]
  new Gauge({
    name: 'outgoing_circuit_open',
    help: 'Whether a service of others stays away, and is asked only now and then',
    labelNames: ['service'],
    registers,
    collect() {
      for (const { service, state } of circuits) this.set({ service }, Number(state !== 'closed'))
    },
  })
  new Counter({
    name: 'outgoing_calls_total',
    help: 'Calls of services of others: with an answer, without one after all tries, and not made because it stays away',
    labelNames: ['service', 'outcome'],
    registers,
    collect() {
      this.reset()
      for (const { service, calls } of circuits) {
        for (const [outcome, count] of Object.entries(calls)) this.inc({ service, outcome }, count)
      }
    },
  })
}
