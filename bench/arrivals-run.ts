import { loadavg } from 'node:os'
import { type Lateness, startFilled, watchMemory } from './arrivals-product.ts'
import type { Phase, Sending, Sent } from './arrivals-send.ts'
import { ask, startChild } from './child.ts'

/** What came of each request, how late the event loop was, and megabytes every two seconds. */
export type Played = { sent: readonly Sent[]; lateness: Lateness; memory: readonly number[] }

/** The product with the bookings of some seasons, run warm, and asked in phases one after the other. */
export async function play(phases: Phase[]): Promise<Played> {
  console.log('Filling the product …')
  const product = await startFilled()
  const sender = await startChild('arrivals-send.ts', {})
  try {
    const sending = { target: { port: product.port, prefix: '', today: product.today }, supplies: product.supplies }
    const warm = { name: 'running warm', seconds: 5, times: 0.5 }
    await ask<Sent[]>(sender, { ...sending, phases: [warm], before: 0 } satisfies Sending)
    console.log(`Asking for ${phases.reduce((sum, { seconds }) => sum + seconds, 0)} seconds …\n`)
    await product.lateness()
    const memory = watchMemory(product)
    const sent = await ask<Sent[]>(sender, { ...sending, phases, before: 1000 } satisfies Sending)
    return { sent, lateness: await product.lateness(), memory: await memory() }
  } finally {
    await sender.stop()
    await product.stop()
  }
}

export const loadLine = () =>
  `Load of the machine at the end: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(', ')}`
