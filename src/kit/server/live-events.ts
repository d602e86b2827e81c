import type { ServerResponse } from 'node:http'
import { ProblemError } from '#kit/shared/problem.ts'
import type { Topic } from '#kit/shared/topic.ts'
import type { Server } from './http.ts'
import type { Live } from './live.ts'

const heartbeat = 25_000
/** Changes of this time are told at once. */
const gather = 150
const mostScreens = 1000
/** Bytes that a screen may leave untaken; what it missed it asks for anew when it comes back. */
const mostUntaken = 64 * 1024
export const liveEventsPath = '/api/live/'

/** `GET /api/live/`: tells open screens by server-sent events which topics changed. It says that something changed, never what. */
export function liveEventRoutes(app: Server, live: Live): void {
  const screens = new Set<ServerResponse>()
  const changed = new Set<Topic>()
  let timer: NodeJS.Timeout | undefined

  const write = (text: string) => {
    for (const screen of screens) {
      if (screen.writableLength > mostUntaken) screen.destroy()
      else screen.write(text)
    }
  }
  const tell = () => {
    timer = undefined
    const text = [...changed].map((topic) => `data: ${JSON.stringify({ topic })}\n\n`).join('')
    changed.clear()
    write(text)
  }
  const unsubscribe = live.subscribe((topics) => {
    for (const topic of topics) changed.add(topic)
    timer ??= setTimeout(tell, gather)
  })
  const beat = setInterval(() => write(': still here\n\n'), heartbeat)

  app.addHook('preClose', async () => {
    unsubscribe()
    clearTimeout(timer)
    clearInterval(beat)
    for (const screen of screens) screen.end()
  })

  app.get(liveEventsPath, (request, reply) => {
    if (screens.size >= mostScreens)
      throw new ProblemError(503, 'TOO_MANY_SCREENS', 'Live updates are not available now', { retryAfter: 60 })
    reply.hijack()
    const screen = reply.raw
    screen.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    screen.write('retry: 2000\n\n')
    screens.add(screen)
    request.raw.socket.setTimeout(0)
    screen.on('close', () => screens.delete(screen))
  })
}
