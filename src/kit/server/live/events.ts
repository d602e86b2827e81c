import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { Access } from '#kit/shared/endpoint.ts'
import { ProblemError } from '#kit/shared/problem.ts'
import type { Topic } from '#kit/shared/topic.ts'
import { type Caller, mayCall, type Server } from '../http/http.ts'
import { inLanguageOf } from '../http/language.ts'
import { words } from '../http/words.ts'
import type { Live } from './live.ts'

const heartbeat = 25_000
/** Changes of this time are told at once. */
const gather = 150
/** Milliseconds: what changed longer ago no page is told that begins to listen. */
const oldest = 60_000
const mostScreens = 1000
/** Bytes that a screen may leave untaken; what it missed it asks for anew when it comes back. */
const mostUntaken = 64 * 1024
export const liveEventsPath = '/api/live/'

/** Whose screens listen. */
export type ScreenAccess = {
  /** The session that a request brings along, if it brings one: any text that stands for it. */
  sessionOf: (request: FastifyRequest) => string | undefined
  /** Who is signed in by these sessions; those that are over are missing. Asking does not prolong them. */
  callersOf: (sessions: readonly string[]) => Promise<ReadonlyMap<string, Caller>>
  hears: (topic: Topic, caller: Caller | undefined) => boolean
}

/** A topic is told to whoever may read an answer that changes with it. */
export function hearsWhatItMayRead({ endpoints }: Server): ScreenAccess['hears'] {
  const known = new Map<Topic, Access[]>()
  const accessesOf = (topic: Topic) => {
    const reads = endpoints.filter(({ changesWith }) => changesWith?.includes(topic))
    const accesses = [...new Set(reads.map(({ access }) => access))]
    known.set(topic, accesses)
    return accesses
  }
  return (topic, caller) => (known.get(topic) ?? accessesOf(topic)).some((access) => mayCall(access, caller))
}

type Screen = { response: ServerResponse; session: string | undefined; caller: Caller | undefined }

/**
 * `GET /api/live/`: tells open screens by server-sent events which topics changed. It says that something changed, never
 * what, and only to who may see it. When a session ends, what listens by it is closed before it hears of anything later.
 */
export function liveEventRoutes(app: Server, live: Live, { sessionOf, callersOf, hears }: ScreenAccess): void {
  const screens = new Set<Screen>()
  const changed = new Set<Topic>()
  const lastTold = new Map<Topic, number>()
  let timer: NodeJS.Timeout | undefined
  let checked = Promise.resolve()
  let ends = 0

  const write = ({ response }: Screen, text: string) => {
    if (response.writableLength > mostUntaken) response.destroy()
    else response.write(text)
  }
  const tell = async () => {
    timer = undefined
    const told = [...changed]
    changed.clear()
    await checked
    for (const topic of told) lastTold.set(topic, performance.now())
    for (const screen of screens) tellOf(told, screen)
  }
  /** A page asks first and listens then: it says how old it is, in milliseconds, to hear what changed meanwhile. */
  const toldSince = (query: unknown) => {
    const opened = performance.now() - Math.min(Number((query as { age?: unknown }).age), oldest)
    return [...lastTold].filter(([, at]) => at > opened).map(([topic]) => topic)
  }
  const tellOf = (told: readonly Topic[], screen: Screen) => {
    const text = told
      .filter((topic) => hears(topic, screen.caller))
      .map((topic) => `data: ${JSON.stringify({ topic })}\n\n`)
    if (text.length > 0) write(screen, text.join(''))
  }
  const closeEnded = async () => {
    const signedIn = [...screens].filter(({ session }) => session !== undefined)
    if (signedIn.length === 0) return
    const sessions = [...new Set(signedIn.map(({ session }) => session as string))]
    // In doubt nobody listens; a screen comes back by itself.
    const callers = await callersOf(sessions).catch(() => new Map<string, Caller>())
    for (const screen of signedIn) {
      screen.caller = callers.get(screen.session as string)
      if (screen.caller) continue
      screens.delete(screen)
      screen.response.end()
    }
  }
  const check = () => {
    checked = checked.then(closeEnded)
  }
  const unsubscribe = live.subscribe((topics) => {
    for (const topic of topics) changed.add(topic)
    if (topics.includes('sessions') || topics.includes('users')) {
      ends++
      check()
    }
    timer ??= setTimeout(() => void tell(), gather)
  })
  const beat = setInterval(() => {
    // A session also ends by itself.
    check()
    for (const screen of screens) write(screen, ': still here\n\n')
  }, heartbeat)

  app.addHook('preClose', async () => {
    unsubscribe()
    clearTimeout(timer)
    clearInterval(beat)
    for (const { response } of screens) response.end()
  })

  /** Who listens by a session that has not ended meanwhile. */
  async function callerOf(session: string): Promise<Caller | undefined> {
    for (;;) {
      const before = ends
      const caller = (await callersOf([session])).get(session)
      if (before === ends) return caller
    }
  }

  app.get(liveEventsPath, async (request, reply) => {
    if (screens.size >= mostScreens) throw inLanguageOf(request, tooManyScreens)
    const session = sessionOf(request)
    const caller =
      session && (await inLanguageOf(request, () => app.gate.run('read', request, () => callerOf(session))))
    reply.hijack()
    const { raw: response } = reply
    if (response.destroyed) return
    response.writeHead(200, {
      ...(reply.getHeaders() as OutgoingHttpHeaders),
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    response.write('retry: 2000\n\n')
    const screen = { response, ...(caller ? { session, caller } : { session: undefined, caller: undefined }) }
    screens.add(screen)
    tellOf(toldSince(request.query), screen)
    request.raw.socket.setTimeout(0)
    response.on('close', () => screens.delete(screen))
  })
}

const tooManyScreens = () => new ProblemError(503, 'TOO_MANY_SCREENS', words.noLiveUpdates, { retryAfter: 60 })
