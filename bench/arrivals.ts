import { loadavg } from 'node:os'
import { startFilled, watchMemory } from './arrivals-product.ts'
import { arrivalsTable, groupLine, latenessLine, memoryLine, senderLine } from './arrivals-report.ts'
import type { Sending, Sent } from './arrivals-send.ts'
import { ask, startChild } from './child.ts'

const say = (text: string) => console.log(text)

/**
 * How the product does in a busy minute: requests come at a steady rate, whether those before them are answered or
 * not, and each is timed from when it was due.
 */
export async function measureArrivals({ quick }: { quick: boolean }): Promise<void> {
  const seconds = quick ? 30 : 120
  say('Filling the product …')
  const product = await startFilled()
  const sender = await startChild('arrivals-send.ts', {})
  try {
    const sending = { target: { port: product.port, prefix: '', today: product.today }, supplies: product.supplies }
    const warm = { name: 'running warm', seconds: 5, times: 0.5 }
    await ask<Sent[]>(sender, { ...sending, phases: [warm], before: 0 } satisfies Sending)
    say(`Asking for ${seconds} seconds …\n`)
    await product.lateness()
    const memory = watchMemory(product)
    const phases = [{ name: 'busy', seconds, times: 1 }]
    const sent = await ask<Sent[]>(sender, { ...sending, phases, before: 1000 } satisfies Sending)
    const lateness = await product.lateness()
    const lines = [
      ...arrivalsTable(sent),
      '',
      'ms from when a request was due until all of its answer was there.',
      groupLine(sent, 'reads', 150),
      groupLine(sent, 'bookings', 500),
      latenessLine(lateness, 50),
      memoryLine(await memory()),
      senderLine(sent),
      `Load of the machine at the end: ${loadavg()
        .map((load) => load.toFixed(1))
        .join(', ')}`,
    ]
    say(lines.join('\n'))
  } finally {
    await sender.stop()
    await product.stop()
  }
}
