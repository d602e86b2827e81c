import { readBusinessSettings } from '#features/settings/server/queries.ts'
import { shareSecrets } from '#features/sign-in/server/commands.ts'
import type { Context } from '#kit/server/http/context.ts'
import { inLanguage } from '#kit/server/http/language.ts'
import { peaceAsked } from '#kit/server/outbound/outgoing.ts'
import { visitable } from '#kit/server/outbound/public-address.ts'
import { internet, post } from '#kit/server/outbound/public-fetch.ts'
import { encryptPush, newPushKey, vapid } from '#kit/server/outbound/web-push.ts'
import type { Db } from '#kit/server/postgres/db.ts'
import { sha256 } from '#kit/server/security/secret.ts'
import type { Job } from '#kit/server/work/jobs.ts'
import { addDays, localDateTime, wallClock } from '#kit/shared/day.ts'
import { nextTry, outcomeOf } from '../rules.ts'
import { dropDevice, forgetTold, noteTold, sendLater, tellOfLate } from './commands.ts'
import { type Notice, noticeFor } from './policy.ts'
import { findReader, findSender, findToldBooking, type Reader, type Taken, takeDue } from './queries.ts'

/** Of the messages to browsers: the same on all machines, made when it is first asked for. */
export const pushKeyOf = async (db: Db): Promise<string> => (await shareSecrets(db, { pushKey: newPushKey() })).pushKey

/** At the same time. */
const most = 20
const patience = 10_000
/** Seconds that a service keeps a message for a device that is off. */
const timeToLive = 3600

/** Sends what is to be told, each to one device, at most once unless it surely did not arrive. */
export function pushing(context: Context): Job {
  const { sql } = context
  return {
    name: 'push',
    everySeconds: 5,
    async run() {
      for (let taken = await takeDue(sql, most); taken.length > 0; taken = await takeDue(sql, most))
        await Promise.all(taken.map((one) => tell(context, one)))
    },
  }
}

async function tell(context: Context, taken: Taken): Promise<void> {
  const { sql, log } = context
  const reader = await findReader(sql, taken.deviceId)
  const notice = reader && (await composed(context, taken, reader))
  if (!notice) return
  const answer = await sendTo(context, reader, notice).catch(() => ({ status: undefined, wait: 0 }))
  const outcome = outcomeOf(answer.status)
  if (outcome === 'sent') await noteTold(sql, taken)
  if (outcome === 'gone') await dropDevice(sql, taken)
  const seconds = outcome === 'again' ? nextTry(taken.tries, answer.wait / 1000) : undefined
  if (seconds !== undefined) await sendLater(sql, taken, seconds)
  else if (outcome === 'again' || outcome === 'refused')
    log.warn({ device: taken.deviceId, kind: taken.kind, status: answer.status }, 'a device could not be told')
}

async function composed({ sql, env, clock }: Context, taken: Taken, reader: Reader): Promise<Notice | undefined> {
  const { kind, recordId } = taken
  const ofBooking = kind === 'booking' || kind === 'cancellation' || kind === 'late'
  const about = {
    booking: ofBooking ? await findToldBooking(sql, recordId) : undefined,
    sender: kind === 'message' ? await findSender(sql, recordId) : undefined,
  }
  const place = { now: wallClock(env.timeZone, clock()), showcase: env.showcase }
  return inLanguage(reader.language, () => noticeFor(taken, reader, about, place))
}

/** An address that is none of the internet is as good as gone. Throws where nothing was answered. */
async function sendTo(context: Context, reader: Reader, notice: Notice): Promise<{ status: number; wait: number }> {
  const { sql, env, clock, outbound = internet } = context
  const url = visitable(reader.endpoint)
  if (url?.protocol !== 'https:') return { status: 410, wait: 0 }
  const privateKey = await pushKeyOf(sql)
  const { status, headers } = await post(url, {
    way: outbound,
    signal: AbortSignal.timeout(patience),
    body: encryptPush(JSON.stringify(notice), reader),
    headers: {
      authorization: vapid(url, { privateKey, contact: `mailto:${env.business.email}`, now: clock() }),
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      ttl: String(timeToLive),
      urgency: 'high',
      // One that is sent again, because nobody knows whether it arrived, takes the place of the first.
      topic: sha256(notice.tag).toString('base64url').slice(0, 32),
    },
  })
  return { status, wait: peaceAsked({ headers: new Headers({ 'retry-after': headers['retry-after'] ?? '0' }) }) }
}

/** Each minute: who should have been back, by the grace of the business. */
export function lateBoats({ sql, env, clock }: Context): Job {
  return {
    name: 'late-boats',
    everySeconds: 60,
    async run() {
      const { late_grace: grace } = await readBusinessSettings(sql, 'rental')
      const now = wallClock(env.timeZone, clock().subtract({ minutes: Math.max(grace, 1) }))
      const before = localDateTime(now.day, Math.floor(now.hour * 60) / 60)
      await tellOfLate(sql, { before, after: `${addDays(now.day, -1)}${before.slice(10)}` })
      await forgetTold(sql)
    },
  }
}
