import { arrivalsTable, groupLine, latenessLine, memoryLine, senderLine } from './arrivals-report.ts'
import { loadLine, play } from './arrivals-run.ts'

/**
 * How the product does in a busy minute: requests come at a steady rate, whether those before them are answered or
 * not, and each is timed from when it was due.
 */
export async function measureArrivals({ quick }: { quick: boolean }): Promise<void> {
  const { sent, lateness, memory } = await play([{ name: 'busy', seconds: quick ? 30 : 120, times: 1 }])
  const lines = [
    ...arrivalsTable(sent),
    '',
    'ms from when a request was due until all of its answer was there.',
    groupLine(sent, 'reads', 150),
    groupLine(sent, 'bookings', 500),
    latenessLine(lateness, 50),
    memoryLine(memory),
    senderLine(sent),
    loadLine(),
  ]
  console.log(lines.join('\n'))
}
