import { sent } from '#kit/server/http/answer.ts'
import { nameOf } from '#kit/server/http/audit.ts'
import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { inLanguage } from '#kit/server/http/language.ts'
import { writing } from '#kit/server/http/write.ts'
import { sha256 } from '#kit/server/security/secret.ts'
import { networkOf, throttle } from '#kit/server/security/throttle.ts'
import { addDays, localDateTime, wallClock } from '#kit/shared/day.ts'
import { notFound } from '#kit/shared/problem.ts'
import * as calls from '../contract.ts'
import { words } from '../words.ts'
import { addFeed, removeFeed } from './commands.ts'
import { feedText } from './policy/feed.ts'
import { listFeeds, type OpenedFeed, openFeed, readFedBookings } from './queries.ts'

/** Programs ask every few minutes, and those of one house from one address. */
const readsFromNetwork = { limit: 240, seconds: 15 * 60 }

export function calendarFeedRoutes(app: Server, context: Context): void {
  const { sql, env } = context
  const write = writing(context)

  route(app, calls.listFeeds, async ({ caller }) => ({ feeds: await listFeeds(sql, caller) }))

  route(app, calls.addFeed, (call) =>
    write(call, async (writes) => {
      const { id, token } = await addFeed(writes, call.body.shows)
      return { id, address: `${env.publicUrl}/api/rere_calendar/${token}.ics` }
    }),
  )

  route(app, calls.removeFeed, (call) => write(call, (writes) => removeFeed(writes, call.body.id)))

  route(app, calls.readFeed, async ({ params, request, reply }) => {
    await throttle(sql, `calendar:${networkOf(request.ip)}`, readsFromNetwork)
    const [, token] = /^([\w-]{43})\.ics$/.exec(params.file) ?? []
    const feed = token === undefined ? undefined : await openFeed(sql, sha256(token))
    if (!feed) throw notFound(words.noFeed)
    const text = await contentOf(feed, context)
    const etag = `"${sha256(text).toString('base64url')}"`
    reply.headers({ etag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' })
    if (request.headers['if-none-match'] === etag) reply.code(304).send()
    else reply.type('text/calendar; charset=utf-8').send(text)
    return sent
  })
}

async function contentOf(feed: OpenedFeed, context: Context): Promise<string> {
  const { sql, env, clock } = context
  const { day, hour } = wallClock(env.timeZone, clock())
  const bookings = await readFedBookings(sql, {
    from: addDays(day, -calls.daysBack),
    now: localDateTime(day, hour),
    until: addDays(day, calls.daysAhead),
    vehicleId: feed.vehicleId,
    ...(feed.own && { by: nameOf(feed) }),
  })
  return inLanguage(feed.language, () => feedText(feed, bookings, env))
}
